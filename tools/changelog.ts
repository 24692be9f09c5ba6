/** One thing people notice, and how much it changes for them. */
export interface Change {
  readonly type: "major" | "minor" | "patch";
  readonly summary: string;
}

export interface Release {
  readonly version: string;
  /** ISO day. */
  readonly date: string;
  readonly changes: readonly Change[];
}

const unreleased = "## [Unreleased]\n";

const headings = { major: "Breaking", minor: "Added and changed", patch: "Fixed" } as const;

const itemOf = (summary: string): string => `- ${summary.trim().replaceAll("\n", "\n  ")}`;

const sectionOf = (changes: readonly Change[], type: Change["type"]): string[] => {
  const items = changes
    .filter((change) => change.type === type)
    .map(({ summary }) => itemOf(summary));
  return items.length === 0 ? [] : [`### ${headings[type]}\n\n${items.join("\n")}`];
};

/** Where the text of a heading's section begins and ends. Throws when there is no such heading. */
const rangeOf = (changelog: string, heading: string): { start: number; end: number } => {
  const found = changelog.indexOf(`\n${heading}`);
  if (found < 0) throw new Error(`The changelog has no section "${heading.trim()}"`);
  const start = changelog.indexOf("\n", found + 1) + 1;
  const next = changelog.indexOf("\n## ", start - 1);
  return { start, end: next < 0 ? changelog.length : next + 1 };
};

/**
 * The changelog with everything unreleased and the given changes under the heading of a version.
 * Throws when it has no section "Unreleased".
 */
export const addRelease = (changelog: string, { version, date, changes }: Release): string => {
  const { start, end } = rangeOf(changelog, unreleased);
  const kept = changelog.slice(start, end).trim();
  const parts = [
    `## [${version}] - ${date}`,
    ...(kept === "" ? [] : [kept]),
    ...(["major", "minor", "patch"] as const).flatMap((type) => sectionOf(changes, type)),
  ];
  const rest = changelog.slice(end);
  const tail = rest === "" ? "" : `\n${rest}`;
  return `${changelog.slice(0, start)}\n${parts.join("\n\n")}\n${tail}`;
};

/** What the changelog says of a version. Throws when that is nothing. */
export const notesOf = (changelog: string, version: string): string => {
  const { start, end } = rangeOf(changelog, `## [${version}]`);
  const notes = changelog.slice(start, end).trim();
  if (notes === "") throw new Error(`The changelog says nothing of ${version}`);
  return notes;
};
