/**
 * Tailwind names properties of its own; a host made with it uses the same names, and registering
 * them would change how they are inherited there. Ours are named otherwise.
 */
export const renameProperties = (css: string): string => css.replaceAll("--tw-", "--whetstone-");

/**
 * Tailwind's `@property` rules do not register inside a shadow root, and shadows, borders and
 * transforms break without them: they go to the document, until the signal ends it.
 */
export const registerProperties = (css: string, page: Document, signal: AbortSignal): void => {
  const rules = css.match(/@property\s+--[\w-]+\s*\{[^}]*\}/g);
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  signal.addEventListener("abort", () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  });
};
