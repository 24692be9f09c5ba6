import { anchorOf } from "../text/anchor.ts";

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
