/**
 * Tailwind's `@property` rules do not register inside a shadow root, and shadows, borders and
 * transforms break without them: they go to the document, where they name nothing of the host's.
 */
export const registerProperties = (css: string, page: Document): void => {
  const rules = css.match(/@property\s+--tw-[\w-]+\s*\{[^}]*\}/g);
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
};
