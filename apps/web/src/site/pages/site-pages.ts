import type { PageDocument } from "../page-document.ts";
import { blogPage } from "./blog.ts";
import { faqPage } from "./faq.ts";
import { landingPage } from "./landing.ts";
import { pricingPage } from "./pricing.ts";

/** Every public page (site.md §2, "Full route table"). */
export const sitePages: readonly PageDocument[] = [landingPage, pricingPage, faqPage, blogPage];
