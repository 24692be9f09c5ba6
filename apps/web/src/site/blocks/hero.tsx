import { heroActionsIsland } from "../islands/hero/hero-actions.tsx";
import { Island } from "../islands/island.tsx";
import { ActionRow } from "./action-link.tsx";
import { ArticleMeta, BackToBlog } from "./article-meta.tsx";
import type { BlockOf } from "./block-of.ts";
import { HeroFigure } from "./hero-figure.tsx";
import { ShortText } from "./rich-text.tsx";
import { measure } from "./section.tsx";

/** The head of a page. */
export const Hero = ({ eyebrow, heading, lead, actions }: BlockOf<"hero">) => (
  <section aria-label={heading} className="grain border-b border-line">
    <div className={`${measure} pt-14 pb-14 md:pt-24 md:pb-20`}>
      <BackToBlog />
      {eyebrow && <p className="mb-4 font-mono text-[0.8125rem] text-spark-ink">{eyebrow}</p>}
      <h1 className="max-w-4xl text-4xl font-semibold text-balance sm:text-5xl lg:text-6xl lg:leading-[1.03] lg:tracking-[-0.035em]">
        {heading}
      </h1>
      <ShortText className="mt-6 max-w-2xl text-lg text-pretty text-ink-soft md:text-xl md:leading-relaxed">
        {lead}
      </ShortText>
      <ArticleMeta hasEyebrow={eyebrow !== undefined} />
      <ActionRow actions={actions} className="mt-9" />
    </div>
  </section>
);

/** The head of the landing page: what it does, said and shown. */
export const LandingHero = ({ heading, lead }: BlockOf<"landing-hero">) => (
  <section aria-label={heading} className="grain overflow-hidden border-b border-line">
    <div
      className={`${measure} grid items-center gap-x-14 gap-y-14 pt-14 pb-16 md:pt-20 md:pb-24 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:pt-24`}
    >
      <div>
        <h1 className="text-[2.625rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance sm:text-6xl sm:leading-[1.02] sm:tracking-[-0.04em] xl:text-7xl">
          {heading}
        </h1>
        <ShortText className="mt-6 max-w-xl text-lg text-pretty text-ink-soft md:text-xl md:leading-relaxed">
          {lead}
        </ShortText>
        <div className="mt-9">
          <Island of={heroActionsIsland} props={{}} />
        </div>
      </div>
      <HeroFigure />
    </div>
  </section>
);
