import { describe, expect, it } from "vitest";
import { repositoryFiles } from "./repository-files.ts";
import { findBreaches, layers } from "./walls.ts";

describe("the walls of the house (docs/architecture.md)", () => {
  it("stand in every source file", () => {
    expect(findBreaches(repositoryFiles("*.ts", "*.tsx"))).toEqual([]);
  });

  it.each([
    ["packages/ui/src/a.ts", 'import { x } from "@whetstone/api-client";', /know React only/],
    ["packages/enhancer/src/a.ts", 'export * from "@whetstone/ui";', /engine is pure/],
    ["packages/api-client/src/a.ts", 'import "@whetstone/enhance-flow";', /move the code up/],
    ["packages/auth-session/src/a.ts", 'import type { X } from "@whetstone/ui";', /client only/],
    ["apps/api/src/a.ts", 'import { x } from "@whetstone/api-client";', /contract and the engine/],
    ["apps/web/src/a.ts", 'const x = await import("@whetstone/extension");', /never import each/],
    ["apps/web/src/a.ts", 'import { x } from "../../../packages/ui/src/x.ts";', /exports are its/],
    ["apps/web/src/dashboard/a.ts", 'import { x } from "../settings/x.ts";', /Features never/],
    ["apps/api/src/mail/a.ts", 'import { x } from "../accounts/x.ts";', /stands above "mail"/],
    ["apps/api/src/accounts/a.ts", 'import { x } from "../new-one/x.ts";', /serverFolders/],
    ["apps/api/src/a.ts", "const port = process.env.PORT;", /env\.ts/],
    ["apps/extension/src/panel/a.ts", "chrome.runtime.reload();", /platform/],
    ["apps/web/src/a.tsx", "const title = <h1>Whetstone</h1>;", /productName/],
  ])("answer a breach in %s (%s) with what to do instead", (path, text, advice) => {
    expect(findBreaches([{ path, text }])).toEqual([expect.stringMatching(advice)]);
  });

  it("know every package and app there is", () => {
    const folders = repositoryFiles("*/package.json")
      .map(({ path }) => path)
      .filter((path) => /^(apps|packages)\//.test(path))
      .map((path) => path.replace("/package.json", ""));
    expect(layers.map(({ folder }) => folder).toSorted()).toEqual(folders.toSorted());
  });
});
