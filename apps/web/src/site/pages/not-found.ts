import type { PageDocument } from "../page-document.ts";

/** What an unknown address shows (SITE-1): status 404, not indexed. */
export const notFoundPage: Omit<PageDocument, "path"> = {
  title: "Page not found",
  description:
    "There is no page at this address. The start page, the blog and the FAQ are good places to go on from here.",
  keywords: ["page not found", "404", "unknown address"],
  name: "Page not found",
  blocks: [
    {
      kind: "hero",
      eyebrow: "404",
      heading: "Page not found",
      lead: "There is nothing at this address. It may have moved, or the link had a typing error.",
      actions: [{ label: "Go to the start page", to: "/", emphasis: "primary" }],
    },
    {
      kind: "links",
      heading: "Perhaps you were looking for one of these",
      items: [
        { to: "/blog", title: "Blog & Tips", text: "Articles on prompts that work" },
        { to: "/prompt-templates", title: "Prompt templates", text: "More than 100, to copy" },
        { to: "/pricing", title: "Pricing", text: "Free and Pro" },
        { to: "/support", title: "Support", text: "Tell us what is missing" },
      ],
    },
  ],
};
