import { classNames } from "./class-names.ts";

/** The mark: a stroke that sharpens until it sparks. Decoration only. */
export const Logo = ({ className }: { readonly className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    aria-hidden="true"
    className={classNames("size-6 shrink-0", className)}
  >
    <path
      d="M1.75 6.5 6.6 19.25 11.5 8.25l4.9 11L19.5 12"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="bevel"
    />
    <path
      d="M19.75 1.5c.36 2.9 1.1 3.64 4 4-2.9.36-3.64 1.1-4 4-.36-2.9-1.1-3.64-4-4 2.9-.36 3.64-1.1 4-4z"
      className="fill-spark"
    />
  </svg>
);

/** Mark and name. The name comes from the caller: this package knows no product. */
export const Wordmark = ({
  name,
  hideName = false,
  className,
}: {
  readonly name: string;
  /** Keeps the name for assistive technology only, while the screen is narrow. */
  readonly hideName?: boolean;
  readonly className?: string;
}) => (
  <span
    className={classNames(
      "inline-flex items-center gap-2 text-[1.0625rem] font-semibold tracking-tight text-ink",
      className,
    )}
  >
    <Logo />
    <span className={classNames(hideName && "max-sm:sr-only")}>{name}</span>
  </span>
);
