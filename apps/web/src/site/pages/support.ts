import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { supportReply } from "./facts.ts";

/** /support (SITE-23). */
export const supportPage: PageDocument = {
  path: "/support",
  title: "Support",
  description: `Write to us and get a reply within ${supportReply}. With first aid for the usual cases: no button in the chat, no confirmation mail, a subscription to change.`,
  keywords: ["support", "help", "contact", "prompt enhancer help"],
  name: "Support",
  blocks: [
    {
      kind: "hero",
      heading: "Support",
      lead: `A person reads your mail and replies within ${supportReply}.`,
    },
    { kind: "support-card" },
    {
      kind: "faq",
      heading: "Before you write",
      items: [
        {
          question: "The button doesn't appear in the chat",
          answer:
            "Reload the tab: pages that were open before the extension was installed don't have it yet. On a page without a composer there is no button either. If it is still missing in a chat, the chat page has probably changed; tell us which one and we correct it.",
        },
        {
          question: "The confirmation code didn't arrive",
          answer:
            "Look into the spam folder, then press Resend on the same screen. A code is valid for 10 minutes, and only the newest one works. At most five mails an hour go to one address.",
        },
        {
          question: "The extension says I'm logged out",
          answer: `Open the website and log in; the extension follows. You can also log in from its own popup. A session ends after 30 days without use.`,
        },
        {
          question: "The result isn't what I meant",
          answer:
            "Try another style or level, then Regenerate. If a result dropped or invented something, send us the kind of prompt it was. Please don't send confidential text: we can't look it up, because prompts aren't stored.",
        },
        {
          question: "I want to change or cancel my subscription",
          answer:
            "Settings, then Manage Billing. Cancelling there stops the next payment; Pro stays until the end of the period you paid for. [Pricing](/pricing) explains the rest.",
        },
        {
          question: "How do I delete my history or my account?",
          answer:
            "Both are in Settings & Privacy, each behind one confirmation. Deleting the account cancels a running subscription, ends every session, and removes all your rows from the database. You can download your data there first.",
        },
      ],
    },
    {
      kind: "links",
      heading: "Answers without waiting",
      items: [
        { to: "/faq", title: "FAQ", text: "Twelve questions about plans, privacy and platforms" },
        { to: "/extension", title: "Extension", text: `Install ${productName} for Chrome` },
        {
          to: "/privacy",
          title: "Privacy Policy",
          text: "What is stored, for how long, and where",
        },
      ],
    },
  ],
};
