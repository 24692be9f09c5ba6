import { panelLocales } from "@whetstone/enhance-flow/locales";
import { expect, it } from "vitest";
import { createLocaleFiles, extensionLocales } from "./locales/index.ts";

it("has the languages of the hosts' biggest markets", () => {
  for (const locale of ["en", "es", "fr", "de", "pt_BR", "ja", "zh_CN", "hi"])
    expect(createLocaleFiles().has(`_locales/${locale}/messages.json`)).toBe(true);
  expect(Object.keys(extensionLocales)).toEqual(Object.keys(panelLocales));
});

it.each(Object.entries(extensionLocales))(
  "%s describes the extension within the store's 132 characters",
  (_locale, { description }) => {
    expect([...(description ?? "")].length).toBeLessThanOrEqual(132);
    expect(description).toBeTruthy();
  },
);
