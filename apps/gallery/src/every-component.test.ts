import * as ui from "@whetstone/ui";
import { expect, it } from "vitest";

const stories = Object.values(
  import.meta.glob<string>("./ui/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
).join("\n");

const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

it.each(components)("packages/ui: %s has a story", (name) => {
  expect(stories).toMatch(new RegExp(`<${name}\\b`));
});
