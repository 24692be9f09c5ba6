import { classNames } from "@whetstone/ui";
import type { ReactNode } from "react";
import type { Markdown } from "../block.ts";
import { anchorOf } from "../text/anchor.ts";
import { ShortText } from "./rich-text.tsx";

/** How wide the content of a page is. */
export const measure = "mx-auto w-full max-w-7xl px-5 sm:px-8";

/** A narrow column for what a part is about, a wide one for the part itself. */
export const columns =
  "grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]";

/** A band of a page with its own heading. */
export const Section = ({
  label,
  tone = "plain",
  className,
  children,
}: {
  /** The heading it is named after; its anchor too. */
  readonly label: string;
  readonly tone?: "plain" | "surface" | "sunken";
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section
    id={anchorOf(label)}
    aria-label={label}
    className={classNames(
      "scroll-mt-16",
      tone === "plain" ? "py-14 md:py-20" : "py-16 md:py-24",
      tone === "surface" && "border-y border-line bg-surface",
      tone === "sunken" && "border-y border-line bg-sunken",
    )}
  >
    <div className={classNames(measure, className)}>{children}</div>
  </section>
);

/** The heading of a section, and what introduces it. */
export const SectionHeading = ({
  heading,
  lead,
  className,
}: {
  readonly heading: string;
  readonly lead?: Markdown | undefined;
  readonly className?: string;
}) => (
  <div className={classNames("max-w-2xl", className)}>
    <h2 className="text-3xl font-semibold text-balance md:text-[2.5rem] md:leading-[1.1] md:tracking-[-0.03em]">
      {heading}
    </h2>
    {lead && <ShortText className="mt-4 text-lg text-pretty text-ink-soft">{lead}</ShortText>}
  </div>
);
