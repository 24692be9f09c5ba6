import { expect, it } from "vitest";
import { sentencesOf, withoutOrdinalPoints } from "./sentences.ts";

it.each([
  ["Rede zum 80. Geburtstag meiner Oma", 1],
  ["życzenia na 18. urodziny dla córki", 1],
  ["10. yıl dönümü için mesaj", 1],
  ["write to Dr. Smith about my back. Keep it short", 2],
  ["it is for grade 8. use plain words", 2],
  ["Wir sind 12. Was kochen wir?", 2],
  ["grade 8. Mail it to her", 2],
  ["I have 3. Main problem is time", 2],
  ["we live on Oak St. Plan a party", 2],
  ["it takes 30 ms. Make it faster", 2],
  ["昨日行きました。直して", 2],
])("ends no sentence behind an ordinal or an abbreviation: %s", (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

it("reads an ordinal of Polish and Turkish as most people type it, and leaves other points", () => {
  expect(withoutOrdinalPoints("na 18. urodziny, o 10. Potem 3.5 km")).toBe(
    "na 18 urodziny, o 10. Potem 3.5 km",
  );
});
