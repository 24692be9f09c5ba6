import { productName } from "@whetstone/api-client/contract";
import type {
  Answer,
  Article,
  Blog,
  BreadcrumbList,
  FAQPage,
  Graph,
  HowTo,
  Organization,
  Question,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { paths } from "../../paths.ts";
import type { Block } from "../block.ts";
import type { BlockOf } from "../blocks/block-of.ts";
import { planCards } from "../plan-contents.ts";
import { readingMinutes, wordCount } from "../reading-time.ts";
import type { SiteContext } from "../render/site-context.tsx";
import { plainText } from "../text/markdown-text.ts";
import { addressOf, socialImagePath } from "./head-of.ts";

const organizationId = addressOf("/#organization");
const websiteId = addressOf("/#website");
const publisher = { "@id": organizationId };

const blocksOf = <Kind extends Block["kind"]>(
  { page }: SiteContext,
  kind: Kind,
): readonly BlockOf<Kind>[] =>
  page.blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);

const organization = ({ settings }: SiteContext): Organization => ({
  "@type": "Organization",
  "@id": organizationId,
  name: productName,
  url: addressOf(paths.landing),
  logo: addressOf("/icons/icon-512.png"),
  email: settings.supportAddress,
  ...(settings.socialUrl ? { sameAs: [settings.socialUrl] } : {}),
});

const website: WebSite = {
  "@type": "WebSite",
  "@id": websiteId,
  name: productName,
  url: addressOf(paths.landing),
  publisher,
  inLanguage: "en",
};

const webPage = ({ page }: SiteContext): WebPage => ({
  "@type": "WebPage",
  "@id": addressOf(page.path),
  url: addressOf(page.path),
  name: page.title,
  description: page.description,
  isPartOf: { "@id": websiteId },
  primaryImageOfPage: { "@type": "ImageObject", url: addressOf(socialImagePath(page)) },
  inLanguage: "en",
});

const breadcrumb = ({ page }: SiteContext): BreadcrumbList => {
  const crumbs = [
    { name: productName, path: paths.landing },
    ...(page.crumbs ?? []),
    { name: page.name, path: page.path },
  ];
  const own = page.path === paths.landing ? crumbs.slice(0, 1) : crumbs;
  return {
    "@type": "BreadcrumbList",
    itemListElement: own.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
};

const question = (asked: string, answer: string): Question => {
  const acceptedAnswer: Answer = { "@type": "Answer", text: plainText(answer) };
  return { "@type": "Question", name: asked, acceptedAnswer };
};

const faqPage = (site: SiteContext): FAQPage[] => {
  const items = blocksOf(site, "faq").flatMap((block) => block.items);
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: items.map((item) => question(item.question, item.answer)),
    },
  ];
};

const howTos = (site: SiteContext): HowTo[] =>
  blocksOf(site, "steps").map(({ heading, lead, steps }) => ({
    "@type": "HowTo",
    name: heading,
    ...(lead ? { description: plainText(lead) } : {}),
    step: steps.map(({ title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: title,
      text: plainText(text),
    })),
  }));

/** The heading a visitor sees. */
const headingOf = (site: SiteContext): string =>
  blocksOf(site, "hero")[0]?.heading ?? site.page.title;

const articleOf = (site: SiteContext): Article[] => {
  const { page } = site;
  if (!page.article) return [];
  return [
    {
      "@type": "Article",
      headline: headingOf(site),
      description: page.description,
      mainEntityOfPage: { "@id": addressOf(page.path) },
      image: addressOf(socialImagePath(page)),
      datePublished: page.article.published,
      dateModified: page.article.modified,
      articleSection: page.article.category,
      wordCount: wordCount(page),
      timeRequired: `PT${readingMinutes(page)}M`,
      keywords: [...page.keywords],
      author: publisher,
      publisher,
      inLanguage: "en",
    },
  ];
};

const blogOf = (site: SiteContext): Blog[] =>
  blocksOf(site, "blog-index").map(({ items }) => ({
    "@type": "Blog",
    name: site.page.title,
    url: addressOf(site.page.path),
    publisher,
    blogPost: items
      .filter(({ comingSoon }) => !comingSoon)
      .map(({ title, description, url }) => ({
        "@type": "BlogPosting",
        headline: title,
        description,
        url: addressOf(url),
        publisher,
        author: publisher,
      })),
  }));

/** Figures nobody but ourselves vouches for stay out unless they are switched on (SITE-10). */
const rating = ({ settings }: SiteContext) =>
  settings.showsAllClaims
    ? {
        aggregateRating: {
          "@type": "AggregateRating" as const,
          ratingValue: 4.9,
          ratingCount: 1000,
        },
      }
    : {};

const software = (site: SiteContext): SoftwareApplication[] => {
  if (!site.page.software) return [];
  const validUntil = `${site.now.getUTCFullYear()}-12-31`;
  return [
    {
      "@type": "SoftwareApplication",
      name: productName,
      applicationCategory: "BrowserApplication",
      operatingSystem: "Chrome",
      url: addressOf(paths.landing),
      publisher,
      offers: planCards.map(({ name, price, action }) => ({
        "@type": "Offer",
        name,
        price,
        priceCurrency: "USD",
        priceValidUntil: validUntil,
        availability: "https://schema.org/InStock",
        url: addressOf(action.to),
      })),
      ...rating(site),
    },
  ];
};

/** What search engines are told of a page: derived from its document alone. */
export const structuredDataOf = (site: SiteContext): Graph => {
  const things: Thing[] = [
    organization(site),
    website,
    webPage(site),
    breadcrumb(site),
    ...articleOf(site),
    ...blogOf(site),
    ...faqPage(site),
    ...howTos(site),
    ...software(site),
  ];
  return { "@context": "https://schema.org", "@graph": things };
};
