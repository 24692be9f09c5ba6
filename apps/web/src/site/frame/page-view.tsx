import { Fragment } from "react";
import type { Block } from "../block.ts";
import type { BlockOf } from "../blocks/block-of.ts";
import { BlockView } from "../blocks/block-view.tsx";
import { ContentsBand } from "../blocks/contents.tsx";
import { Prose } from "../blocks/prose.tsx";
import { Island } from "../islands/island.tsx";
import { navigationIsland } from "../islands/navigation/navigation-bar.tsx";
import { useSite } from "../render/site-context.tsx";
import { pageHeadings } from "../text/page-headings.ts";
import { Footer } from "./footer.tsx";
import { ScriptlessMenu } from "./scriptless-menu.tsx";

interface Part {
  readonly id: number;
  /** A block, or passages of text that follow each other. */
  readonly content: Exclude<Block, BlockOf<"prose">> | BlockOf<"prose">[];
}

/** The blocks of a page, with passages that follow each other taken together. */
const partsOf = (blocks: readonly Block[]): readonly Part[] => {
  const parts: Part[] = [];
  for (const [id, block] of blocks.entries()) {
    const last = parts.at(-1)?.content;
    if (block.kind !== "prose") parts.push({ id, content: block });
    else if (Array.isArray(last)) last.push(block);
    else parts.push({ id, content: [block] });
  }
  return parts;
};

/** A public page as it is seen: navigation bar, blocks, footer; or the blocks alone. */
export const PageView = () => {
  const { page } = useSite();
  const isFramed = page.frame !== "bare";
  const headings = pageHeadings(page);
  const parts = partsOf(page.blocks);
  const listsBeside = Array.isArray(parts[1]?.content);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-raised px-4 py-2 text-sm font-medium shadow-popup focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {isFramed && <Island of={navigationIsland} props={{ currentPath: page.path }} />}
      {isFramed && <ScriptlessMenu />}
      <main id="main" tabIndex={-1} className="outline-hidden">
        {parts.map(({ id, content }, index) => (
          <Fragment key={id}>
            {Array.isArray(content) ? (
              <Prose
                passages={content}
                contents={index === 1 ? headings : null}
                isArticle={page.article !== undefined || !isFramed}
              />
            ) : (
              <BlockView block={content} />
            )}
            {index === 0 && headings && !listsBeside && <ContentsBand headings={headings} />}
          </Fragment>
        ))}
      </main>
      {isFramed && <Footer />}
    </div>
  );
};
