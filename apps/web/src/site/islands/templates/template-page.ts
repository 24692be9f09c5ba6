import type { SearchableTemplate } from "./search-templates.ts";

const entriesOf = (page: ParentNode): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>("[data-template-list] [data-template]"),
];

/** The templates of the page, with everything they are found by. */
export const readTemplates = (page: ParentNode): readonly SearchableTemplate[] =>
  entriesOf(page).map((entry) => ({
    id: entry.dataset.template ?? "",
    text: `${entry.textContent ?? ""} ${entry.dataset.keywords ?? ""}`,
  }));

/**
 * Shows those templates of the page that were found and are of a category, and hides the others,
 * and the samples while anything is looked for; answers how many are shown.
 */
export const showTemplates = (
  page: ParentNode,
  found: ReadonlySet<string> | null,
  category: string | null,
): number => {
  let shown = 0;
  for (const entry of entriesOf(page)) {
    const isFound = found === null || found.has(entry.dataset.template ?? "");
    entry.hidden = !isFound || (category !== null && entry.dataset.category !== category);
    if (!entry.hidden) shown++;
  }
  for (const samples of page.querySelectorAll<HTMLElement>("[data-template-samples]"))
    samples.hidden = found !== null || category !== null;
  return shown;
};
