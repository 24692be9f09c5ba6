import type { PageDocument } from "../../page-document.ts";
import { rules } from "./rules.ts";
import { service } from "./service.ts";

/** /terms: a document of its own, full-screen (SITE-39). */
export const termsPage: PageDocument = {
  path: "/terms",
  title: "Terms of service",
  description:
    "The agreement on using the website, accounts and extension: plans and limits, payment and cancelling, what isn't allowed, content, liability and the end.",
  keywords: ["terms of service", "terms and conditions", "cancellation", "subscription terms"],
  name: "Terms of Service",
  frame: "bare",
  blocks: [
    {
      kind: "hero",
      heading: "Terms of Service",
      lead: "Written to be read. [Back to the site](/landing)",
    },
    { kind: "prose", markdown: service },
    { kind: "prose", markdown: rules },
  ],
};
