import { Check } from "lucide-react";
import { ActionRow } from "./action-link.tsx";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { Section } from "./section.tsx";

/** One clear advice. */
export const Recommendation = ({ heading, text, points, actions }: BlockOf<"recommendation">) => (
  <Section label={heading}>
    <div className="grid gap-x-16 gap-y-8 rounded-2xl border border-line border-l-spark border-l-4 bg-surface p-6 shadow-card sm:p-10 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="text-2xl font-semibold text-balance md:text-3xl">{heading}</h2>
        <ShortText className="mt-4 text-lg text-pretty text-ink-soft">{text}</ShortText>
        <ActionRow actions={actions} className="mt-8" />
      </div>
      <ul className="grid content-start gap-3 lg:pt-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-ink-soft">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-spark-ink" />
            <ShortText>{point}</ShortText>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
