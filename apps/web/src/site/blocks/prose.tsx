import { splitRows } from "../text/split-rows.ts";
import type { BlockOf } from "./block-of.ts";
import { Contents } from "./contents.tsx";
import { RichText } from "./rich-text.tsx";
import { columns, measure } from "./section.tsx";

type ProseBlock = BlockOf<"prose">;

/** Each heading beside its text. */
const Rows = ({ markdown }: Pick<ProseBlock, "markdown">) => (
  <div className="grid gap-y-14">
    {splitRows(markdown).map(({ heading, body }) => (
      <div key={heading} className={`${columns} gap-y-5`}>
        <div>{heading && <RichText className="lg:sticky lg:top-28">{heading}</RichText>}</div>
        <RichText className="max-w-[46rem]">{body}</RichText>
      </div>
    ))}
  </div>
);

const Passage = ({ markdown, look }: ProseBlock) =>
  look === "aside" ? (
    <aside className="rounded-2xl border border-line bg-surface p-6 sm:p-10">
      <RichText>{markdown}</RichText>
    </aside>
  ) : (
    <Rows markdown={markdown} />
  );

/** Passages that follow each other, as one text to read; the headings of the page beside the first. */
export const Prose = ({
  passages,
  contents,
  isArticle,
}: {
  readonly passages: readonly ProseBlock[];
  /** The headings to list, where this is the place for it. */
  readonly contents: readonly string[] | null;
  readonly isArticle: boolean;
}) =>
  isArticle || contents ? (
    <div className={`${measure} ${columns} py-12 md:py-16`}>
      <div className="max-lg:hidden">{contents && <Contents headings={contents} />}</div>
      <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-12">
        {passages.map(({ markdown }) => (
          <RichText key={markdown}>{markdown}</RichText>
        ))}
      </div>
    </div>
  ) : (
    <div className={`${measure} grid grid-cols-[minmax(0,1fr)] gap-14 py-14 md:py-20`}>
      {passages.map((passage) => (
        <Passage key={passage.markdown} {...passage} />
      ))}
    </div>
  );
