/** The product's rules (docs/specification) and who cites them by id. */

/** A text file of the repository. */
export interface TextFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A numbered rule of a page of docs/specification. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly page: string;
}

/** A rule with the files that cite it. */
export interface CitedRule extends Rule {
  /** Paths of code that cites it, tests left out. */
  readonly code: readonly string[];
  /** Paths of tests that cite it. */
  readonly tests: readonly string[];
}

const pagesFolder = "docs/specification/";

/** The rules' own tools hold made-up ids. */
const isOwn = (path: string): boolean => /^tools\/rules(\.test)?\.ts$/.test(path);
const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs|css)$/.test(path) && !isOwn(path);
const isTest = (path: string): boolean => /\.test\.tsx?$|^e2e\//.test(path);

/** The rules of every page, in the order they stand: `- **AUTH-12** text`. */
export const readRules = (files: readonly TextFile[]): Rule[] =>
  files
    .filter(({ path }) => path.startsWith(pagesFolder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\* ((?:.+\n)(?: {2}.+\n)*)/gm)].map(
        ([, id = "", words = ""]) => ({
          id,
          text: words.replace(/\s+/g, " ").trim(),
          page: path,
        }),
      ),
    );

const areaOf = (id: string): string => id.replace(/-\d+$/, "");

/** Ids a text cites, of these areas only: an unknown number of a known area is a citation too. */
const citedIn = (text: string, areas: ReadonlySet<string>): Set<string> =>
  new Set(
    [...text.matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => id).filter((id) => areas.has(areaOf(id))),
  );

const areasOf = (rules: readonly Rule[]): Set<string> => new Set(rules.map(({ id }) => areaOf(id)));

/** Each rule with the code and the tests that cite it; documents don't count. */
export const citeRules = (files: readonly TextFile[]): CitedRule[] => {
  const rules = readRules(files);
  const areas = areasOf(rules);
  const citations = files
    .filter(({ path }) => isCode(path))
    .map(({ path, text }) => ({ path, ids: citedIn(text, areas) }));
  return rules.map((rule) => {
    const paths = citations.filter(({ ids }) => ids.has(rule.id)).map(({ path }) => path);
    return {
      ...rule,
      code: paths.filter((path) => !isTest(path)),
      tests: paths.filter(isTest),
    };
  });
};

const unknownCitations = (files: readonly TextFile[], rules: readonly Rule[]): string[] => {
  const known = new Set(rules.map(({ id }) => id));
  const areas = areasOf(rules);
  return files
    .filter(({ path }) => isCode(path) || path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      [...citedIn(text, areas)]
        .filter((id) => !known.has(id))
        .map((id) => `${path} cites ${id}, which no page of ${pagesFolder} holds.`),
    );
};

/** Items that look like no rule, which would be passed over. */
const unreadableItems = (files: readonly TextFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith(pagesFolder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^[-*] (?!\*\*[A-Z]+-\d+\*\* \S).*$/gm)].map(
        ([item]) => `${path} has an item without an id: "${item}". Write it as "- **AREA-1** …".`,
      ),
    );

const repeatedIds = (rules: readonly Rule[]): string[] =>
  rules
    .filter(({ id }, at) => rules.findIndex((rule) => rule.id === id) < at)
    .map(
      ({ id, page }) => `${page} holds ${id} a second time. Give the rule the next free number.`,
    );

const strayIds = (rules: readonly Rule[]): string[] =>
  rules
    .filter(({ id, page }) => rules.find((rule) => areaOf(rule.id) === areaOf(id))?.page !== page)
    .map(({ id, page }) => `${page} holds ${id}, whose area has a page of its own.`);

/** What the rules were written from; nobody who reads the repository has it. */
const outsideDocuments = [
  "accounts",
  "site",
  "decisions",
  "hosts",
  "enhancement",
  "design",
  "aptness",
];
const outsidePattern = new RegExp(`(?<![\\w/-])(?:${outsideDocuments.join("|")})\\.md\\b`, "g");

const outsideCitations = (files: readonly TextFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...new Set(text.match(outsidePattern))].map(
      (name) =>
        `${path} cites ${name}, which is not in the repository. Cite a rule of ${pagesFolder} by its id.`,
    ),
  );

/** Every fault of rules and citations, as a sentence that says what to do. */
export const findFaults = (files: readonly TextFile[]): string[] => {
  const rules = citeRules(files);
  return [
    ...unknownCitations(files, rules),
    ...unreadableItems(files),
    ...repeatedIds(rules),
    ...strayIds(rules),
    ...rules
      .filter(({ code, tests }) => code.length + tests.length === 0)
      .map(
        ({ id }) => `${id} is cited by no code and no test. Cite it where it is kept, or drop it.`,
      ),
    ...outsideCitations(files),
  ];
};

/** The rules as a table: id, how many files of code and of tests cite each, and its first words. */
export const printRules = (rules: readonly CitedRule[]): string => {
  const rows = rules.map(({ id, code, tests, text }) =>
    [
      id.padEnd(9),
      String(code.length).padStart(4),
      (tests.length === 0 ? "no test" : String(tests.length)).padStart(8),
      ` ${text.slice(0, 74)}`,
    ].join(" "),
  );
  const untested = rules.filter(({ tests }) => tests.length === 0).length;
  return [
    "rule      code    tests  says",
    ...rows,
    `${rules.length} rules, ${untested} without a test`,
    "",
  ].join("\n");
};
