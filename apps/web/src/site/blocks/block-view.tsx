import type { Block } from "../block.ts";
import type { BlockOf } from "./block-of.ts";
import { BlogIndex } from "./blog-index.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { Examples } from "./examples.tsx";
import { ExtensionDownload } from "./extension-download.tsx";
import { Faq } from "./faq.tsx";
import { Features } from "./features.tsx";
import { Hero, LandingHero } from "./hero.tsx";
import { Links } from "./links.tsx";
import { Pricing } from "./pricing.tsx";
import { Proof } from "./proof.tsx";
import { Recommendation } from "./recommendation.tsx";
import { Stats } from "./stats.tsx";
import { Steps } from "./steps.tsx";
import { SupportCard } from "./support-card.tsx";
import { TemplateLibrary } from "./template-library.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TryIt } from "./try-it.tsx";

/** Renders a block by the component of its kind; passages of text are put together by the page. */
export const BlockView = ({ block }: { readonly block: Exclude<Block, BlockOf<"prose">> }) => {
  switch (block.kind) {
    case "hero":
      return <Hero {...block} />;
    case "landing-hero":
      return <LandingHero {...block} />;
    case "features":
      return <Features {...block} />;
    case "steps":
      return <Steps {...block} />;
    case "examples":
      return <Examples {...block} />;
    case "proof":
      return <Proof {...block} />;
    case "stats":
      return <Stats {...block} />;
    case "table":
      return <ComparisonTable {...block} />;
    case "faq":
      return <Faq {...block} />;
    case "pricing":
      return <Pricing {...block} />;
    case "try-it":
      return <TryIt {...block} />;
    case "recommendation":
      return <Recommendation {...block} />;
    case "call-to-action":
      return <CallToAction {...block} />;
    case "links":
      return <Links {...block} />;
    case "template-library":
      return <TemplateLibrary {...block} />;
    case "blog-index":
      return <BlogIndex {...block} />;
    case "extension-download":
      return <ExtensionDownload {...block} />;
    case "support-card":
      return <SupportCard />;
    case "testimonials":
      return <Testimonials />;
  }
};
