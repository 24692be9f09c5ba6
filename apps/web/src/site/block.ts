import type { ClaimId } from "./claims.ts";
import type { Area } from "./covers/area.ts";
import type { FeatureMarkName } from "./figures/feature-mark.tsx";
import type { Figure } from "./figures/figure.ts";
import type { VignetteName } from "./figures/vignettes.tsx";

/**
 * Markdown of one paragraph or more: paragraphs, `##` and `###` headings, lists, tables, block
 * quotations, fenced code, emphasis, code and links. No HTML.
 */
export type Markdown = string;

/** A link of a page: to a path of the site, to the store listing, or elsewhere. */
export interface Action {
  readonly label: string;
  /** What follows the label for those who hear the link alone ("about Whetstone"). */
  readonly hint?: string;
  /** A path ("/signup?plan=pro") or "store": the store's listing in a new tab, or /extension while there is none. */
  readonly to: string;
  readonly emphasis?: "primary" | "secondary" | "link";
}

/** A question with its answer (SITE-19). */
export interface FaqItem {
  readonly question: string;
  readonly answer: Markdown;
  readonly category?: "recommendation" | "platform" | "pricing" | "comparison";
}

/** A figure (SITE-19). With a claim it shows only as SITE-10 allows. */
export interface StatItem {
  readonly label: string;
  readonly value: string;
  readonly description: string;
  readonly claim?: ClaimId;
}

export interface Step {
  readonly title: string;
  readonly text: Markdown;
  readonly figure?: Figure;
}

/** What the product does or brings, with a small picture or a sign before it. */
export interface FeatureItem {
  readonly title: string;
  readonly text: Markdown;
  readonly vignette?: VignetteName;
  readonly mark?: FeatureMarkName;
}

/** Something a visitor can check for themselves. */
export interface ProofItem {
  readonly figure: string;
  readonly title: string;
  readonly text: Markdown;
}

/** A card of the blog's index (SITE-19). */
export interface BlogIndexItem {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly category: Area;
  /** In minutes, for entries whose text is not there yet; otherwise it comes from the text. */
  readonly readTime?: number;
  readonly featured: boolean;
  readonly comingSoon?: boolean;
}

export interface TableCell {
  readonly text: Markdown;
  /** A price quoted from elsewhere: marked as such (SITE-19). */
  readonly quoted?: true;
}

/**
 * A part of a public page. Every kind is rendered by one component of `blocks/`; a new kind is
 * added here first.
 */
export type Block =
  | {
      readonly kind: "hero";
      readonly eyebrow?: string;
      readonly heading: string;
      readonly lead: Markdown;
      readonly actions?: readonly Action[];
      readonly figure?: Figure;
    }
  /** The landing page's own: knows Chrome from other browsers, and plays the story of an example. */
  | {
      readonly kind: "landing-hero";
      readonly heading: string;
      readonly lead: Markdown;
      readonly example: string;
    }
  /** `aside` sets a calmer, boxed look; the text may hold many headings. */
  | { readonly kind: "prose"; readonly markdown: Markdown; readonly look?: "aside" }
  | {
      readonly kind: "features";
      readonly heading: string;
      readonly lead?: Markdown;
      readonly items: readonly FeatureItem[];
      /** Opened by a "Learn more" button. */
      readonly more?: Markdown;
    }
  /** A how-to: also becomes structured data. */
  | {
      readonly kind: "steps";
      readonly heading: string;
      readonly lead?: Markdown;
      readonly steps: readonly Step[];
    }
  /** Before and after; `examples` names entries of `examples/examples.ts`. */
  | {
      readonly kind: "examples";
      readonly heading: string;
      readonly lead?: Markdown;
      readonly examples: readonly string[];
    }
  /** What anybody can check, beside a picture. */
  | {
      readonly kind: "proof";
      readonly heading: string;
      readonly lead: Markdown;
      readonly items: readonly ProofItem[];
      readonly figure: Figure;
    }
  | { readonly kind: "stats"; readonly heading?: string; readonly items: readonly StatItem[] }
  | {
      readonly kind: "table";
      readonly heading: string;
      readonly caption: string;
      readonly columns: readonly string[];
      /** The first cell of each row is its header. */
      readonly rows: readonly (readonly TableCell[])[];
      readonly note?: Markdown;
    }
  | {
      readonly kind: "faq";
      readonly heading: string;
      readonly items: readonly FaqItem[];
      /** Shows a heading for each category. */
      readonly grouped?: true;
    }
  /** Free and Pro side by side, from the contract's plans (SITE-22). */
  | {
      readonly kind: "pricing";
      readonly heading: string;
      readonly lead?: Markdown;
      /** Where the cards lead; else Free to /signup and Pro to /signup?plan=pro. */
      readonly cards?: { readonly free: Action; readonly pro: Action };
      /** Below the cards. */
      readonly more?: Action;
    }
  | {
      readonly kind: "try-it";
      readonly heading: string;
      readonly lead: Markdown;
      readonly mode: "prompt" | "resume-bullet";
      /** What the box holds at first. */
      readonly sample: string;
    }
  /** A box with one clear advice. */
  | {
      readonly kind: "recommendation";
      readonly heading: string;
      readonly text: Markdown;
      readonly points: readonly string[];
      readonly actions: readonly Action[];
    }
  | {
      readonly kind: "call-to-action";
      readonly heading: string;
      readonly text: Markdown;
      readonly actions: readonly Action[];
    }
  | {
      readonly kind: "links";
      readonly heading: string;
      readonly items: readonly {
        readonly to: string;
        readonly title: string;
        readonly text?: string;
      }[];
    }
  /** The six sample templates (SITE-28) and the library below them, with search and categories. */
  | { readonly kind: "template-library"; readonly heading: string; readonly lead: Markdown }
  | { readonly kind: "blog-index"; readonly items: readonly BlogIndexItem[] }
  /** Support by mail (SITE-23). */
  | { readonly kind: "support-card" }
  /** Shown while the typed list of testimonials holds any (SITE-11). */
  | { readonly kind: "testimonials" }
  /** Gets the extension: the store's listing, or the built extension as a file (SITE-38). */
  | { readonly kind: "extension-download"; readonly heading: string; readonly text: Markdown };
