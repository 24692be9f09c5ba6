import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const folder = fileURLToPath(new URL("../public/_locales/", import.meta.url));
const messagesSchema = z.record(z.string(), z.strictObject({ message: z.string().min(1) }));

const messagesOf = (locale: string) =>
  messagesSchema.parse(JSON.parse(readFileSync(`${folder}${locale}/messages.json`, "utf8")));

const locales = readdirSync(folder);

it("has the languages of the hosts' biggest markets", () => {
  for (const locale of ["en", "es", "fr", "de", "pt_BR", "ja", "zh_CN", "hi"])
    expect(locales).toContain(locale);
});

it.each(locales)("%s says everything that English says", (locale) => {
  expect(Object.keys(messagesOf(locale)).sort()).toEqual(Object.keys(messagesOf("en")).sort());
});

it.each(locales)("%s describes the extension within the store's 132 characters", (locale) => {
  expect([...(messagesOf(locale).description?.message ?? "")].length).toBeLessThanOrEqual(132);
});
