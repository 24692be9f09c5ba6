import { ArrowRight } from "lucide-react";
import type { BlockOf } from "./block-of.ts";
import { Section, SectionHeading } from "./section.tsx";

/** Where to read on. */
export const Links = ({ heading, items }: BlockOf<"links">) => (
  <Section label={heading}>
    <SectionHeading heading={heading} />
    <ul className="mt-10 grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {items.map(({ to, title, text }) => (
        <li key={to} className="flex">
          <a
            href={to}
            className="group flex flex-1 flex-col rounded-2xl border border-line bg-surface p-6 shadow-card transition-colors hover:border-line-strong"
          >
            <span className="text-lg font-semibold text-balance group-hover:text-spark-ink">
              {title}
            </span>
            {text && <span className="mt-1.5 text-pretty text-ink-muted">{text}</span>}
            <ArrowRight
              aria-hidden="true"
              className="mt-auto size-5 translate-y-2 self-end text-ink-muted transition-transform group-hover:translate-x-1 group-hover:text-spark-ink"
            />
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
