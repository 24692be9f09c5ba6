import type { Page } from "@playwright/test";

/** Rounder and calmer than the bare test pages: what a person knows from the real ones. */
const dress = `
  :root { background: #fff; color-scheme: light; font-family: "Inter", "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
  :root[data-film="claude"] { background: #faf9f5; }
  :root[data-film="claude"] h1 { font-family: Georgia, "Liberation Serif", serif; }
  :root[data-film="gemini"] h1 { color: #4a6fd0; }
  @media (prefers-color-scheme: dark) {
    :root, :root[data-film="claude"] { background: #1f1f1e; color: #ececea; color-scheme: dark; }
  }
  :root::before {
    content: attr(data-film-title); position: fixed; top: 1.5rem; left: 3rem; color: #6b6b6b;
    font-size: 1.0625rem; font-weight: 500;
  }
  body > nav, body > header { display: none; }
  main { position: fixed; bottom: 3rem; left: 3rem; width: 45rem; max-width: none; margin: 0; padding: 0; }
  h1 { margin: 0 0 2rem; text-align: left; font-size: 2rem; font-weight: 400; letter-spacing: -0.01em; }
  [contenteditable="true"] { min-height: 3.25rem; padding: 0.5rem 0.25rem; font-size: 1rem; line-height: 1.5; }
  form button, fieldset button, .send-button, .query-bar button {
    border: 0; border-radius: 999px; background: none; color: #6b6b6b; font: inherit; font-size: 0.875rem;
  }
  fieldset { margin: 0; }
  .text-input-field { display: grid; grid-template-columns: auto 1fr; }
  [data-test-id="textarea-wrapper"] { grid-column: 1 / -1; }
  .trailing-actions-wrapper { display: flex; justify-content: end; }
`;

/** Dresses a chat page for the film; only the page around the product, never the product. */
export const dressPage = (page: Page, host: string, title: string): Promise<void> =>
  page.evaluate(
    ({ css, name, label }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      document.documentElement.dataset.film = name;
      document.documentElement.dataset.filmTitle = label;
    },
    { css: dress, name: host, label: title },
  );
