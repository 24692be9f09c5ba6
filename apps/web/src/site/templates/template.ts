/** The categories of the template library (SITE-28). */
export const templateCategories = [
  "coding",
  "marketing",
  "research",
  "education",
  "writing",
  "productivity",
] as const;

export type TemplateCategory = (typeof templateCategories)[number];

/** A prompt to fill in; what varies stands in it as `{{name}}`. */
export interface PromptTemplate {
  /** kebab-case, unique. */
  readonly id: string;
  readonly title: string;
  readonly category: TemplateCategory;
  /** When to use it, in a sentence. */
  readonly purpose: string;
  readonly prompt: string;
  /** Other words it is looked for by, besides those it holds. */
  readonly keywords?: readonly string[];
  /** One of the six samples the page shows first. */
  readonly sample?: true;
}

/** What varies in a prompt; split at it, the gaps stand at the odd places. */
export const templateGap = /(\{\{[^}]+\}\})/;
