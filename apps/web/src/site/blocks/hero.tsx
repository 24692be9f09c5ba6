import { classNames } from "@whetstone/ui";
import { Cover } from "../covers/cover.tsx";
import { FigureView } from "../figures/figure-view.tsx";
import { Story } from "../figures/story.tsx";
import { heroActionsIsland } from "../islands/hero/hero-actions.tsx";
import { Island } from "../islands/island.tsx";
import { inputId } from "../islands/try-it/use-try-it.ts";
import { useSite } from "../render/site-context.tsx";
import { ActionRow } from "./action-link.tsx";
import { ArticleMeta, BackToBlog } from "./article-meta.tsx";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { measure } from "./section.tsx";

/** The head of a page. */
export const Hero = ({ eyebrow, heading, lead, actions, figure }: BlockOf<"hero">) => {
  const { article } = useSite().page;
  return (
    <section aria-label={heading} className="grain overflow-hidden border-b border-line">
      <div
        className={classNames(
          measure,
          "grid items-center gap-x-16 gap-y-12 pt-14 pb-14 md:pt-20 md:pb-20",
          (figure || article) && "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]",
        )}
      >
        <div>
          <BackToBlog />
          {eyebrow && <p className="mb-4 font-mono text-[0.8125rem] text-spark-ink">{eyebrow}</p>}
          <h1 className="max-w-4xl text-4xl font-semibold text-balance sm:text-5xl xl:text-6xl xl:leading-[1.03] xl:tracking-[-0.035em]">
            {heading}
          </h1>
          <ShortText className="mt-6 max-w-2xl text-lg text-pretty text-ink-soft md:text-xl md:leading-relaxed">
            {lead}
          </ShortText>
          <ArticleMeta hasEyebrow={eyebrow !== undefined} />
          <ActionRow actions={actions} className="mt-9" />
        </div>
        {figure && <FigureView figure={figure} />}
        {article && (
          <Cover
            area={article.category}
            title={heading}
            className="rounded-2xl border border-line shadow-card max-lg:max-w-xl"
          />
        )}
      </div>
    </section>
  );
};

/** The head of the landing page: what it does, said and shown. */
export const LandingHero = ({ heading, lead, example }: BlockOf<"landing-hero">) => (
  <section aria-label={heading} className="grain overflow-hidden border-b border-line">
    <div
      className={`${measure} grid items-center gap-x-14 gap-y-14 pt-12 pb-14 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-14 lg:pb-16`}
    >
      <div>
        <h1 className="text-[2.625rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance sm:text-6xl sm:leading-[1.02] sm:tracking-[-0.04em]">
          {heading}
        </h1>
        <ShortText className="mt-6 max-w-xl text-lg text-pretty text-ink-soft md:text-xl md:leading-relaxed">
          {lead}
        </ShortText>
        <div className="mt-9">
          <Island of={heroActionsIsland} props={{}} />
        </div>
      </div>
      <Story example={example} takeOver={`#${inputId}`} />
    </div>
  </section>
);
