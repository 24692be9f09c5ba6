import { ArrowRight } from "lucide-react";
import type { BlockOf } from "./block-of.ts";
import { columns, Section, SectionHeading } from "./section.tsx";

/** Where to read on. */
export const Links = ({ heading, items }: BlockOf<"links">) => (
  <Section label={heading} className={columns}>
    <SectionHeading heading={heading} />
    <ul>
      {items.map(({ to, title, text }) => (
        <li key={to} className="border-t border-line last:border-b">
          <a href={to} className="group flex items-center gap-6 py-5">
            <span className="min-w-0 flex-1">
              <span className="block text-lg font-semibold group-hover:text-spark-ink">
                {title}
              </span>
              {text && <span className="mt-1 block text-pretty text-ink-muted">{text}</span>}
            </span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-muted transition-transform group-hover:translate-x-1 group-hover:text-spark-ink"
            />
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
