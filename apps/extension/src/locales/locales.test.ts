import { readFileSync } from "node:fs";
import { locales, panelLocales } from "@whetstone/enhance-flow/locales";
import { describe, expect, it } from "vitest";
import { createLocaleFiles, extensionLocales, messagesOf } from "./index.ts";

const storeTexts = readFileSync(
  new URL("../../store/listing-languages.md", import.meta.url),
  "utf8",
);
const english = messagesOf("en");
const translations = locales.filter((locale) => locale !== "en");

/** Words that are the same in some other language as in English. */
const sameWords = new Set([
  ...["Code", "Links", "Name", "Prompt", "Server", "Dashboard", "PRO"],
  ...["Style", "Expert", "Conversation", "Options", "Variables", "Sites", "OK"],
  ...["Editor: $1", "$1 prompt", "$1 prompts", "+$1 point", "+$1 points"],
  ...["−$1 point", "−$1 points"],
  ...["$1 message", "$1 messages", "ltr"],
]);

const wordless = (message: string): boolean =>
  !/\p{L}/u.test(message.replaceAll(/\(Pro\)|\$\d/g, ""));

const placeholdersOf = (message = ""): readonly string[] =>
  [...message.matchAll(/\$\d|\{\{/g)].map(([found]) => found).sort();

it("has the languages of the hosts' biggest markets", () => {
  for (const locale of ["en", "es", "fr", "de", "pt_BR", "ja", "zh_CN", "hi"])
    expect(createLocaleFiles().has(`_locales/${locale}/messages.json`)).toBe(true);
});

it("has each key once, also for browsers, which take no hyphens and read capitals as small", () => {
  const keys = [...Object.keys(extensionLocales.en), ...Object.keys(panelLocales.en)];
  const names = keys.map((key) => key.replaceAll("-", "_").toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9_]+$/);
});

describe.each(translations)("%s", (locale) => {
  const messages = messagesOf(locale);

  it("says exactly what English says", () => {
    const keysOf = (of: object) => Object.keys(of).sort();
    expect(keysOf(messages)).toEqual(keysOf(english));
    expect(keysOf(panelLocales[locale])).toEqual(keysOf(panelLocales.en));
  });

  it("leaves no message empty, and each value once in its place", () => {
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe("");
      expect(placeholdersOf(message), key).toEqual(placeholdersOf(english[key]));
    }
  });

  it("is translated: no message is the English one but for words both languages have", () => {
    const same = Object.entries(messages).filter(
      ([key, message]) => message === english[key] && !wordless(message) && !sameWords.has(message),
    );
    expect(same).toEqual([]);
  });

  it("is described in the stores as the package describes itself", () => {
    expect(storeTexts).toContain(`## ${locale}\n\n**Summary**: ${messages.description}\n`);
  });

  it("names itself", () => {
    expect(messages.language).toBe(locale.replace("_", "-"));
  });
});

it.each(locales)("%s describes the extension within the store's 132 characters", (locale) => {
  const { description } = extensionLocales[locale];
  expect([...description].length).toBeLessThanOrEqual(132);
});
