import { describe, expect, it } from "vitest";
import { ruleFiles } from "./repository-files.ts";
import { citeRules, findFaults, printRules, readRules } from "./rules.ts";

const page = {
  path: "docs/specification/signing-in.md",
  text: "# Signing in\n\n- **AUTH-1** A code has 6 digits.\n- **AUTH-2** A link works\n  once.\n",
};
const code = { path: "apps/web/src/a.ts", text: "/** Six digits (AUTH-1). */" };
const test = { path: "apps/web/src/a.test.ts", text: 'it("works once (AUTH-2)")' };
/** Spelled in pieces: the test below finds it in this file too. */
const outside = ["accounts", "md"].join(".");

describe("the rules of docs/specification", () => {
  it("are all cited, and every citation has its rule", () => {
    const files = ruleFiles();
    expect(readRules(files).length).toBeGreaterThan(0);
    expect(findFaults(files)).toEqual([]);
  });

  it("are read with their second line", () => {
    expect(readRules([page])).toEqual([
      { id: "AUTH-1", text: "A code has 6 digits.", page: page.path },
      { id: "AUTH-2", text: "A link works once.", page: page.path },
    ]);
  });

  it("are listed with what cites them; a rule without a test says so", () => {
    const cited = citeRules([page, code, test]);
    expect(cited.map((rule) => [rule.id, rule.code, rule.tests])).toEqual([
      ["AUTH-1", [code.path], []],
      ["AUTH-2", [], [test.path]],
    ]);
    const table = printRules(cited);
    expect(table).toMatch(/^AUTH-1 +1 +no test +A code has 6 digits\.$/m);
    expect(table).toMatch(/^AUTH-2 +0 +1 +A link works once\.$/m);
    expect(table).toContain("2 rules, 1 without a test");
  });

  it("are kept with nothing to say while all is cited", () => {
    expect(findFaults([page, code, test])).toEqual([]);
  });

  it.each([
    ["a citation without a rule", { ...test, text: "AUTH-2 AUTH-3" }, /cites AUTH-3, which no/],
    ["a rule nobody cites", { ...test, text: "" }, /^AUTH-2 is cited by no code/],
    [
      "an id used twice",
      { ...page, path: `${page.path}x`, text: "- **AUTH-1** Again.\n" },
      /second/,
    ],
    [
      "an id of another page",
      { ...page, path: `${page.path}x`, text: "- **AUTH-9** Stray.\n" },
      /own/,
    ],
    [
      "an item without an id",
      { ...page, path: `${page.path}x`, text: "- A code.\n" },
      /an id: "- A/,
    ],
    [
      "a document from outside",
      { ...test, text: `AUTH-2 (${outside} §2)` },
      /not in the repository/,
    ],
  ])("answer %s with what to do", (_name, file, advice) => {
    const faults = findFaults([page, code, ...(file.path === test.path ? [] : [test]), file]);
    expect(faults).toContainEqual(expect.stringMatching(advice));
  });
});
