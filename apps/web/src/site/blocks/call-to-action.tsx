import { ActionRow } from "./action-link.tsx";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { measure } from "./section.tsx";

/** The end of a page: what to do next. Dark in both themes. */
export const CallToAction = ({ heading, text, actions }: BlockOf<"call-to-action">) => (
  <section aria-label={heading} className="py-16 md:py-24">
    <div className={measure}>
      <div className="grain rounded-3xl border border-line bg-canvas px-6 py-14 text-ink scheme-dark sm:px-12 md:px-16 md:py-20">
        <h2 className="max-w-2xl text-3xl font-semibold text-balance md:text-5xl md:leading-[1.06] md:tracking-[-0.035em]">
          {heading}
        </h2>
        <ShortText className="mt-5 max-w-xl text-lg text-pretty text-ink-soft">{text}</ShortText>
        <ActionRow actions={actions} className="mt-9" />
      </div>
    </div>
  </section>
);
