import type { PromptTemplate, TemplateCategory } from "./template.ts";

/** Templates of one category. */
export const inCategory = (
  category: TemplateCategory,
  templates: readonly Omit<PromptTemplate, "category">[],
): readonly PromptTemplate[] => templates.map((template) => ({ ...template, category }));
