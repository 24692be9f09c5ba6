import { anchorOf } from "../text/anchor.ts";
import { measure } from "./section.tsx";

/** The headings of a text, beside it. */
export const Contents = ({ headings }: { readonly headings: readonly string[] }) => (
  <nav
    aria-label="On this page"
    className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-8"
  >
    <p className="font-mono text-xs text-ink-muted">On this page</p>
    <ol className="mt-3 border-l border-line text-sm">
      {headings.map((heading) => (
        <li key={heading}>
          <a
            href={`#${anchorOf(heading)}`}
            className="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug text-ink-muted hover:border-spark hover:text-ink"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** The same below the head of a page whose text doesn't begin there. */
export const ContentsBand = ({ headings }: { readonly headings: readonly string[] }) => (
  <nav aria-label="On this page" className="border-b border-line max-lg:hidden">
    <div className={`${measure} py-8`}>
      <p className="font-mono text-xs text-ink-muted">On this page</p>
      <ol className="mt-3 grid grid-cols-3 gap-x-10 text-sm">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${anchorOf(heading)}`}
              className="block rounded-sm py-1 leading-snug text-ink-muted hover:text-ink"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </div>
  </nav>
);
