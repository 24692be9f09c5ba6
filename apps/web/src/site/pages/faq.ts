import type { PageDocument } from "../page-document.ts";
import { faqItems } from "./faq-items.ts";

/** /faq (SITE-31). */
export const faqPage: PageDocument = {
  path: "/faq",
  title: "Frequently asked questions",
  description:
    "Answers about plans and prices, supported AI platforms and browsers, privacy of prompts, languages, editing, cancelling, and how to reach support.",
  keywords: ["FAQ", "prompt enhancer questions", "prompt privacy", "supported platforms"],
  name: "FAQ",
  blocks: [
    {
      kind: "hero",
      heading: "Frequently asked questions",
      lead: "Twelve questions people ask before they install it, with straight answers.",
      figure: { kind: "chat", example: "team-offsite", shows: "questions" },
    },
    { kind: "faq", heading: "Questions and answers", items: faqItems },
    {
      kind: "call-to-action",
      heading: "Still Have Questions?",
      text: "Ask a person, or find out by trying: the free plan needs no card.",
      actions: [
        { label: "Contact Support", to: "/support", emphasis: "primary" },
        { label: "Install Extension", to: "/extension", emphasis: "secondary" },
      ],
    },
    {
      kind: "links",
      heading: "Quick links",
      items: [
        { to: "/pricing", title: "Pricing", text: "Free and Pro side by side" },
        { to: "/about", title: "About us", text: "Why this exists" },
        { to: "/blog", title: "Blog & Tips", text: "How to write prompts that work" },
      ],
    },
  ],
};
