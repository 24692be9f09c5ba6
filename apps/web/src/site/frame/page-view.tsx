import { BlockView } from "../blocks/block-view.tsx";
import { Island } from "../islands/island.tsx";
import { navigationIsland } from "../islands/navigation/navigation-bar.tsx";
import { useSite } from "../render/site-context.tsx";
import { Footer } from "./footer.tsx";

/** A public page as it is seen: navigation bar, blocks, footer; or the blocks alone. */
export const PageView = () => {
  const { page } = useSite();
  const isFramed = page.frame !== "bare";
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-raised px-4 py-2 text-sm font-medium shadow-popup focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {isFramed && <Island of={navigationIsland} props={{ currentPath: page.path }} />}
      <main id="main" tabIndex={-1} className="outline-hidden">
        {page.blocks.map((block, index) => (
          // Blocks of a page never move.
          <BlockView key={`${index}-${block.kind}`} block={block} />
        ))}
      </main>
      {isFramed && <Footer />}
    </div>
  );
};
