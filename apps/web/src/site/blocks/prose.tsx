import type { BlockOf } from "./block-of.ts";
import { Contents } from "./contents.tsx";
import { RichText } from "./rich-text.tsx";
import { columns, measure } from "./section.tsx";

type ProseBlock = BlockOf<"prose">;

const Passage = ({ markdown, look }: ProseBlock) =>
  look === "aside" ? (
    <aside className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
      <RichText>{markdown}</RichText>
    </aside>
  ) : (
    <RichText>{markdown}</RichText>
  );

/** Passages that follow each other, as one text to read; the headings of the page beside the first. */
export const Prose = ({
  passages,
  contents,
}: {
  readonly passages: readonly ProseBlock[];
  /** The headings to list, where this is the place for it. */
  readonly contents: readonly string[] | null;
}) => (
  <div className={`${measure} ${columns} py-12 md:py-16`}>
    <div className="max-lg:hidden">{contents && <Contents headings={contents} />}</div>
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-12">
      {passages.map((passage) => (
        <Passage key={passage.markdown} {...passage} />
      ))}
    </div>
  </div>
);
