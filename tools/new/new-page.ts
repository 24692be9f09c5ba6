import { z } from "zod";
import {
  CannotMake,
  changesetOf,
  insertAfter,
  insertBefore,
  type ReadFile,
  readOrThrow,
  toKebab,
  type WrittenFile,
} from "./edit-text.ts";

/** A public page; lengths as the tests of the pages want them. */
export const pageSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/, "must be an address in small letters, as how-it-works"),
  title: z.string().min(5).max(60),
  description: z.string().min(70).max(160),
  heading: z.string().min(3),
  lead: z.string().min(10),
  /** Markdown of the page behind its heading and lead. */
  text: z.string().min(10),
  keyword: z
    .array(z.string().min(2))
    .default([])
    .refine(({ length }) => length >= 3, "must be given three times, at least"),
});
export type PageInput = z.infer<typeof pageSchema>;

const json = (value: unknown): string => JSON.stringify(value);

const toCamel = (name: string): string =>
  name.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

const pageOf = (
  page: PageInput,
): string => `import type { PageDocument } from "../page-document.ts";

/** /${page.name}. */
export const ${toCamel(page.name)}Page: PageDocument = {
  path: "/${page.name}",
  title: ${json(page.title)},
  description: ${json(page.description)},
  keywords: ${json(page.keyword)},
  name: ${json(page.heading)},
  blocks: [
    { kind: "hero", heading: ${json(page.heading)}, lead: ${json(page.lead)} },
    { kind: "prose", markdown: ${json(page.text)} },
  ],
};
`;

/**
 * The files of a public page: its address, its document, its line in the list that all tests of pages
 * walk over, its calls to action (none), and a changeset. Throws `CannotMake` where there is such a page.
 */
export const newPage = (read: ReadFile, page: PageInput): WrittenFile[] => {
  const file = `${toKebab(page.name)}.ts`;
  const paths = {
    document: `apps/web/src/site/pages/${file}`,
    list: "apps/web/src/site/pages/site-pages.ts",
    actions: "apps/web/src/site/pages/calls-to-action.test.ts",
    addresses: "packages/api-client/src/contract/web-paths.ts",
  };
  const addresses = readOrThrow(read, paths.addresses);
  if (addresses.includes(`"/${page.name}"`) || read(paths.document) !== null)
    throw new CannotMake(`There is a page /${page.name} already`);
  const list = `import { ${toCamel(page.name)}Page } from "./${file}";\n${readOrThrow(read, paths.list)}`;
  return [
    { path: paths.addresses, text: insertBefore(addresses, "] as const;", `  "/${page.name}",\n`) },
    { path: paths.document, text: pageOf(page) },
    {
      path: paths.actions,
      text: insertAfter(
        readOrThrow(read, paths.actions),
        "const expected: Readonly<Record<string, readonly string[]>> = {\n",
        `  "/${page.name}": [],\n`,
      ),
    },
    { path: paths.list, text: insertBefore(list, "];", `  ${toCamel(page.name)}Page,\n`) },
    changesetOf(`page-${page.name}`, "@whetstone/web", `A page: ${page.title}.`),
  ];
};
