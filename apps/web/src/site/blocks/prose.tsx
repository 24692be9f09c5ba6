import { useSite } from "../render/site-context.tsx";
import { headingsOf } from "../text/markdown-text.ts";
import type { BlockOf } from "./block-of.ts";
import { Contents } from "./contents.tsx";
import { RichText } from "./rich-text.tsx";
import { measure } from "./section.tsx";

/** A text to read. A long one has its headings beside it. */
export const Prose = ({ markdown, look }: BlockOf<"prose">) => {
  const { page } = useSite();
  const headings = headingsOf(markdown);
  if (look === "aside")
    return (
      <div className={`${measure} py-6 md:py-8`}>
        <aside className="max-w-3xl rounded-2xl border border-line bg-surface p-6 sm:p-8 lg:ml-[calc(25%+1rem)]">
          <RichText>{markdown}</RichText>
        </aside>
      </div>
    );
  return (
    <div
      className={`${measure} grid gap-x-12 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]`}
    >
      <div className="max-lg:hidden">{headings.length > 2 && <Contents headings={headings} />}</div>
      <RichText className={page.frame === "bare" ? "max-w-3xl" : "max-w-[44rem]"}>
        {markdown}
      </RichText>
    </div>
  );
};
