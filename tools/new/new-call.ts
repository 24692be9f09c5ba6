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

const nameSchema = z.string().regex(/^[a-z][A-Za-z\d]+$/, "must be in camel case, as readNotes");

/** A call for signed-in people, the first of its subject. */
export const callSchema = z.strictObject({
  name: nameSchema,
  /** What it is about: its address, its folder and its file of the contract. */
  subject: nameSchema,
  method: z.enum(["GET", "POST", "DELETE"]).default("GET"),
  summary: z.string().min(5).regex(/[^.]$/, "must end without a full stop"),
});
export type CallInput = z.infer<typeof callSchema>;

const contractOf = ({ name, subject, method, summary }: CallInput): string =>
  `import { defineEndpoint } from "./endpoint.ts";
import { successSchema } from "./text.ts";

export const ${name} = defineEndpoint({
  method: "${method}",
  path: "/${toKebab(subject)}",
  access: "session",
  summary: ${JSON.stringify(summary)},
  answer: successSchema,
  status: 200,
  errors: ["unauthorized"],
});
`;

const partsOf = (subject: string): string =>
  `${subject.charAt(0).toUpperCase()}${subject.slice(1)}Parts`;

const verbOf = ({ name, subject, summary }: CallInput): string =>
  `import type { Database } from "../database/database.ts";

export interface ${partsOf(subject)} {
  readonly database: Pick<Database, "db">;
}

/** ${summary}. */
export const ${name} = async (
  { database: { db } }: ${partsOf(subject)},
  userId: string,
): Promise<void> => {
  await db.selectFrom("user").select("id").where("id", "=", userId).executeTakeFirstOrThrow();
};
`;

const routesOf = ({ name, subject, method }: CallInput): string =>
  `import { endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, sessionQuery } from "../http/call.ts";
import { ${name}, type ${partsOf(subject)} } from "./${toKebab(name)}.ts";

/** \`${method} /api/${toKebab(subject)}\`. */
export const ${subject}Calls = (parts: ${partsOf(subject)}): BoundCall[] => [
  sessionQuery(endpoints.${name}, async ({ id }) => {
    await ${name}(parts, id);
    return { success: true as const };
  }),
];
`;

const testOf = ({ name, subject }: CallInput): string =>
  `import { expect, it } from "vitest";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

onEachDatabase("${toKebab(subject)}", (open) => {
  it("is for accounts only", async () => {
    const world = await open();
    expect(codeOf(await world.client.${name}(undefined))).toBe("unauthorized");
  });

  it("answers the account", async () => {
    const { client } = await (await open()).signUp();
    expect(dataOf(await client.${name}(undefined))).toEqual({ success: true });
  });
});
`;

const contract = "packages/api-client/src/contract";

/** The lines of a call in files that list all calls. */
const linesOf = (read: ReadFile, { name, subject }: CallInput): WrittenFile[] => {
  const edit = (path: string, change: (text: string) => string): WrittenFile => ({
    path,
    text: change(readOrThrow(read, path)),
  });
  const file = toKebab(subject);
  return [
    edit(`${contract}/index.ts`, (text) => `${text}export * from "./${file}.ts";\n`),
    edit(`${contract}/endpoints.ts`, (text) =>
      insertBefore(
        `import { ${name} } from "./${file}.ts";\n${text}`,
        "} as const;\n\n/** What is no call of the client",
        `  ${name},\n`,
      ),
    ),
    edit("packages/api-client/src/client/create-client.ts", (text) =>
      insertBefore(text, "  };\n};", `    ${name}: bind("${name}", endpoints.${name}),\n`),
    ),
    edit("apps/api/src/testing/sample-requests.ts", (text) =>
      insertBefore(
        text,
        "};",
        `  ${name}: (client, _person, options) => client.${name}(undefined, options),\n`,
      ),
    ),
    edit("apps/api/src/app.ts", (text) =>
      insertAfter(
        `import { ${subject}Calls } from "./${file}/routes.ts";\n${text}`,
        "    ...hostConfigCalls(parts),\n",
        `    ...${subject}Calls(parts),\n`,
      ),
    ),
  ];
};

/**
 * The files of a call about something new: contract, client, verb, route, tests, sample request and
 * a changeset. It looks the account up and answers success until somebody writes what it does.
 * Throws `CannotMake` where there are calls about it already.
 */
export const newCall = (read: ReadFile, call: CallInput): WrittenFile[] => {
  const file = toKebab(call.subject);
  const feature = `apps/api/src/${file}`;
  for (const path of [`${contract}/${file}.ts`, `${feature}/routes.ts`])
    if (read(path) !== null)
      throw new CannotMake(`There is ${path} already: add to it as CONTRIBUTING.md says`);
  return [
    { path: `${contract}/${file}.ts`, text: contractOf(call) },
    { path: `${feature}/${toKebab(call.name)}.ts`, text: verbOf(call) },
    { path: `${feature}/${toKebab(call.name)}.test.ts`, text: testOf(call) },
    { path: `${feature}/routes.ts`, text: routesOf(call) },
    ...linesOf(read, call),
    changesetOf(call.name, "@whetstone/api", `A call of the API: ${call.summary}.`),
  ];
};
