import { expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { catalogue } from "../catalogue/asks.ts";
import { needs } from "../catalogue/needs.ts";
import { statements } from "../catalogue/statements.ts";

const unknownAmong = (ids: Iterable<string>, isKnown: (id: string) => boolean): string[] =>
  [...ids].filter((id) => !isKnown(id));

it.each(allKits)("$tag speaks only of asks, needs and statements that the catalogue has", (kit) => {
  const { texts, traditional, formal, forms, not, said } = kit;
  for (const own of [texts, traditional, formal?.texts]) {
    expect(unknownAmong(Object.keys(own?.needs ?? {}), (id) => id in needs)).toEqual([]);
    expect(unknownAmong(Object.keys(own?.statements ?? {}), (id) => id in statements)).toEqual([]);
  }
  expect(unknownAmong(said.keys(), (id) => id in needs)).toEqual([]);
  expect(unknownAmong(forms.keys(), (id) => catalogue.has(id))).toEqual([]);
  expect(unknownAmong(not.keys(), (id) => catalogue.has(id))).toEqual([]);
});
