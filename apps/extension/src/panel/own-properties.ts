/**
 * Tailwind names properties of its own; a host made with it uses the same names, and registering
 * them would change how they are inherited there. Ours are named otherwise.
 */
export const renameProperties = (css: string): string => css.replaceAll("--tw-", "--whetstone-");

const pixelsPerRem = 16;

/**
 * A page may set its root's text at any size: ours is not measured by it, but in pixels. What stands
 * behind a backslash is part of a class's name.
 */
export const measureInPixels = (css: string): string =>
  css.replace(
    /(?<=(?<!\\)[\s:(,=*/+])(-?\d*\.?\d+)rem\b/g,
    (_all, rems: string) => `${(Number(rems) * pixelsPerRem).toString()}px`,
  );

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
