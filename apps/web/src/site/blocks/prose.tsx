import { headingsOf } from "../text/markdown-text.ts";
import type { BlockOf } from "./block-of.ts";
import { Contents } from "./contents.tsx";
import { RichText } from "./rich-text.tsx";
import { columns, measure } from "./section.tsx";

type ProseBlock = BlockOf<"prose">;

/** From this many headings on, they are listed beside the text. */
const contentsFrom = 3;

const Passage = ({ markdown, look }: ProseBlock) =>
  look === "aside" ? (
    <aside className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
      <RichText>{markdown}</RichText>
    </aside>
  ) : (
    <RichText>{markdown}</RichText>
  );

/** Passages that follow each other, as one text to read; the headings of a long one beside it. */
export const Prose = ({ passages }: { readonly passages: readonly ProseBlock[] }) => {
  const headings = passages
    .filter(({ look }) => look !== "aside")
    .flatMap(({ markdown }) => headingsOf(markdown));
  return (
    <div className={`${measure} ${columns} py-12 md:py-16`}>
      <div className="max-lg:hidden">
        {headings.length >= contentsFrom && <Contents headings={headings} />}
      </div>
      <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-12">
        {passages.map((passage) => (
          <Passage key={passage.markdown} {...passage} />
        ))}
      </div>
    </div>
  );
};
