/**
 * Shows the templates of the library that hold every word of a query and are of a category, and
 * hides the others; answers how many are shown.
 */
export const showTemplates = (root: ParentNode, query: string, category: string | null): number => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of root.querySelectorAll<HTMLElement>("[data-template-list] [data-template]")) {
    const text = (entry.textContent ?? "").toLowerCase();
    const matches =
      words.every((word) => text.includes(word)) &&
      (category === null || entry.dataset.category === category);
    entry.hidden = !matches;
    if (matches) shown++;
  }
  return shown;
};
