import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { messageName } from "../platform/message-name.ts";
import { messagesOf } from "./index.ts";

const folders = ["../", "../../../../packages/enhance-flow/src/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(`${folder}${path}`, "utf8")),
);

/** What stands between the brackets of a call that begins at `start`. */
const argumentsAt = (source: string, start: number): string => {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < source.length) {
    if (source[end] === "(") depth += 1;
    if (source[end] === ")") depth -= 1;
    end += 1;
  }
  return source.slice(start, end - 1);
};

/** The keys that are said, as patterns: `keep_${answer}` is any key that begins so. */
const saidIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(say|sayCount)\(/g)].flatMap(({ 0: call, 1: name, index }) => {
    const said = argumentsAt(source, index + call.length);
    const keys = [...said.matchAll(/"([\w-]+)"|`([\w-]*)\$\{/g)].map(
      ([, whole, beginning]) => whole ?? `${beginning}.+`,
    );
    return name === "sayCount" ? keys.map((key) => `${key}_(one|other)`) : keys;
  });

const manifestKeys = ["description", "enhanceCommand"];

it("holds no message that nothing says", () => {
  const patterns = [...sources.flatMap(saidIn), ...manifestKeys].map(messageName);
  const isSaid = new RegExp(`^(${[...new Set(patterns)].join("|")})$`);
  expect(patterns.length).toBeGreaterThan(200);
  expect(Object.keys(messagesOf("en")).filter((name) => !isSaid.test(name))).toEqual([]);
});
