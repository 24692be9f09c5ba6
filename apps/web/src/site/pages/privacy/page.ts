import type { PageDocument } from "../../page-document.ts";
import { rights } from "./rights.ts";
import { stored } from "./stored.ts";

/** /privacy: a document of its own, full-screen (SITE-39). */
export const privacyPage: PageDocument = {
  path: "/privacy",
  title: "Privacy policy",
  description:
    "Prompt text is used for one request and never stored. What an account keeps, for how long, who else is involved, and how to download or delete all of it.",
  keywords: ["privacy policy", "prompt privacy", "data protection", "delete account"],
  name: "Privacy Policy",
  frame: "bare",
  blocks: [
    {
      kind: "hero",
      heading: "Privacy Policy",
      lead: "What happens to your words, and what is kept about you. [Back to the site](/landing)",
    },
    { kind: "prose", markdown: stored },
    { kind: "prose", markdown: rights },
  ],
};
