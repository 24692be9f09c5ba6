/** Folders at the root; a path as code begins with one of them. */
const folders = "apps|bench|deploy|docs|e2e|eval|packages|tools|\\.github";

const inCode = new RegExp(`\`((?:${folders})/[^\`\\s<>*…]+)\``, "g");
const inLink = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;

/**
 * The files and folders a page in Markdown names: paths from the project's root that stand as code,
 * and targets of links, which start at the page. What a build makes is not looked for, and a path
 * with a blank (`<name>`, `*`) is none.
 */
export const namedFiles = (page: string, text: string): string[] => {
  const home = new URL(page, "file:///");
  const linked = [...text.matchAll(inLink)].map(([, target = ""]) =>
    new URL(target, home).pathname.slice(1),
  );
  const written = [...text.matchAll(inCode)].map(([, path = ""]) => path);
  return [...written, ...linked].filter((path) => !path.includes("/dist/"));
};
