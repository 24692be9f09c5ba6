import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { CannotMake } from "./edit-text.ts";
import { make } from "./make.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "whetstone-new-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const copy = (...paths: string[]): void => {
  for (const path of paths) cpSync(join(project, path), join(root, path), { recursive: true });
};

const link = (path: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(join(project, path), join(root, path));
};

/** What an expression gives in a program of its own, with the modules of the copy. */
const evaluate = (program: string): unknown => {
  const args = ["--input-type=module", "--eval", program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }));
};

const read = (path: string): string => readFileSync(join(root, path), "utf8");

const jam = [
  ...["ask", "food.jam", "--thing", "jams?|marmalades?", "--label", "Which fruit"],
  ...["--question", "Which fruit do you have?", "--suggestion", "strawberries"],
  ...["--example", "strawberry jam", "--example", "make a jam from plums"],
  ...["--example", "plum jam", "--counterexample", "jammed door"],
  ...["--counterexample", "space jam review"],
];

describe("a new ask", () => {
  beforeEach(() => copy("packages/enhancer/src"));

  it("is in the catalogue before the others of its area, with its question and cases", () => {
    expect(make(root, jam)).toEqual([
      "packages/enhancer/src/catalogue/asks/food.ts",
      "packages/enhancer/src/catalogue/needs/food.ts",
      "packages/enhancer/src/catalogue/cases/food.json",
      ".changeset/new-food-jam.md",
    ]);
    const found = evaluate(`
      const { catalogue } = await import("./packages/enhancer/src/catalogue/asks.ts");
      const { needs } = await import("./packages/enhancer/src/catalogue/needs.ts");
      const { foodAsks } = await import("./packages/enhancer/src/catalogue/asks/food.ts");
      console.log(JSON.stringify([catalogue.get("food.jam"), needs["jam-which-fruit"], foodAsks[0].id]));
    `);
    expect(found).toEqual([
      { id: "food.jam", forms: [{ thing: "jams?|marmalades?" }], needs: ["jam-which-fruit"] },
      {
        label: "Which fruit",
        question: "Which fruit do you have?",
        suggestions: ["strawberries"],
      },
      "food.jam",
    ]);
    const cases: unknown = JSON.parse(read("packages/enhancer/src/catalogue/cases/food.json"));
    expect(cases).toMatchObject({
      "food.jam": {
        examples: ["strawberry jam", "make a jam from plums", "plum jam"],
        counterexamples: ["jammed door", "space jam review"],
      },
      "food.recipe": {},
    });
    expect(read(".changeset/new-food-jam.md")).toContain('"@whetstone/enhancer": minor');
  });

  it("is not made twice, in no area there isn't, and not without cases", () => {
    make(root, jam);
    expect(() => make(root, jam)).toThrow("There is an ask food.jam already");
    expect(() => make(root, ["ask", "nowhere.jam", ...jam.slice(2)])).toThrow("There is no");
    expect(() => make(root, jam.slice(0, 10))).toThrow(CannotMake);
  });
});

describe("a new call", () => {
  const words = [
    "call",
    "readNotes",
    "--subject",
    "ownNotes",
    "--summary",
    "The notes of the account",
  ];

  beforeEach(() => {
    copy(
      "packages/api-client/src",
      "apps/api/src/app.ts",
      "apps/api/src/testing/sample-requests.ts",
    );
    link("packages/api-client/node_modules");
    link("packages/enhancer");
  });

  it("is in the contract and the client, and has its verb, route, tests and sample request", () => {
    make(root, words);
    const called = evaluate(`
      const { endpoints } = await import("./packages/api-client/src/contract/index.ts");
      const { createApiClient } = await import("./packages/api-client/src/client/create-client.ts");
      const client = createApiClient(async (name) =>
        ({ kind: "answered", status: 200, body: { success: true, name } }));
      const { method, path, access, errors } = endpoints.readNotes;
      console.log(JSON.stringify([{ method, path, access, errors }, await client.readNotes()]));
    `);
    expect(called).toEqual([
      { method: "GET", path: "/own-notes", access: "session", errors: ["unauthorized"] },
      { ok: true, data: { success: true } },
    ]);
    for (const file of ["read-notes.ts", "read-notes.test.ts", "routes.ts"])
      expect(read(`apps/api/src/own-notes/${file}`)).toContain("readNotes");
    expect(read("apps/api/src/app.ts")).toContain("    ...ownNotesCalls(parts),\n");
    expect(read("apps/api/src/testing/sample-requests.ts")).toContain(
      "client.readNotes(undefined, options)",
    );
  });

  it("is not made about something that has calls already, and writes nothing then", () => {
    make(root, words);
    expect(() => make(root, ["call", "addNote", ...words.slice(2)])).toThrow("already");
    expect(existsSync(join(root, "apps/api/src/own-notes/add-note.ts"))).toBe(false);
  });
});

describe("a new page", () => {
  const words = [
    ...["page", "how-it-works", "--title", "How it works", "--heading", "How it works"],
    ...["--description", "What happens between your press of the button and the text in the chat."],
    ...["--lead", "From the press to the text.", "--text", "## At first\n\nIt reads."],
    ...["--keyword", "how", "--keyword", "engine", "--keyword", "privacy"],
  ];

  beforeEach(() =>
    copy("packages/api-client/src/contract/web-paths.ts", "apps/web/src/site/pages"),
  );

  it("has an address, a document and a line in the list of pages", () => {
    make(root, words);
    const [addresses, page] = z.tuple([z.array(z.string()), z.unknown()]).parse(
      evaluate(`
        const { webPaths } = await import("./packages/api-client/src/contract/web-paths.ts");
        const { howItWorksPage } = await import("./apps/web/src/site/pages/how-it-works.ts");
        console.log(JSON.stringify([webPaths, howItWorksPage]));
      `),
    );
    expect(addresses.at(-1)).toBe("/how-it-works");
    expect(page).toMatchObject({
      path: "/how-it-works",
      keywords: ["how", "engine", "privacy"],
      blocks: [{ kind: "hero" }, { kind: "prose", markdown: "## At first\n\nIt reads." }],
    });
    const list = read("apps/web/src/site/pages/site-pages.ts");
    expect(list).toContain('import { howItWorksPage } from "./how-it-works.ts";');
    expect(list).toContain("  howItWorksPage,\n];");
    expect(read("apps/web/src/site/pages/calls-to-action.test.ts")).toContain(
      '  "/how-it-works": [],',
    );
  });

  it("is not made at an address that is taken", () => {
    expect(() => make(root, ["page", "faq", ...words.slice(2)])).toThrow("There is a page /faq");
  });
});

it("says what can be made", () => {
  for (const words of [["cat"], [], ["--help"]])
    expect(() => make(root, words)).toThrow(/^Say what is new:\nask <name> --thing/);
  expect(() => make(root, ["ask"])).toThrow("<name> must be given\n--thing must be given");
});
