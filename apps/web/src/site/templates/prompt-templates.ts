import { codingTemplates } from "./coding.ts";
import { educationTemplates } from "./education.ts";
import { jobSearchTemplates } from "./job-search.ts";
import { marketingTemplates } from "./marketing.ts";
import { productivityTemplates } from "./productivity.ts";
import { researchTemplates } from "./research.ts";
import type { PromptTemplate } from "./template.ts";
import { writingTemplates } from "./writing.ts";

/** The whole template library (SITE-28). */
export const promptTemplates: readonly PromptTemplate[] = [
  ...codingTemplates,
  ...marketingTemplates,
  ...researchTemplates,
  ...educationTemplates,
  ...writingTemplates,
  ...productivityTemplates,
  ...jobSearchTemplates,
];
