import { classNames } from "./class-names.ts";

/** A turning ring, one line of text high. Decoration: say what is awaited in words beside it. */
export const Spinner = ({ className }: { readonly className?: string }) => (
  <svg
    viewBox="0 0 16 16"
    fill="none"
    aria-hidden="true"
    className={classNames("size-4 shrink-0 animate-spin", className)}
  >
    <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2" />
    <path
      d="M14.25 8A6.25 6.25 0 0 0 8 1.75"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
