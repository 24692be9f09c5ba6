import { describe, expect, it } from "vitest";
import { allLexicons } from "../all-languages.ts";
import { analyse } from "./analysis.ts";
import { findKeyTerm } from "./find-key-term.ts";
import { findSubject } from "./find-subject.ts";

const topicOf = (text: string) => {
  const analysis = analyse(text, allLexicons);
  return findSubject(analysis) ?? findKeyTerm(analysis);
};

describe("the topic of a prompt", () => {
  it.each([
    ["bees", "Write an article about bees"],
    ["the birthday party", "ideas for a birthday party"],
    ["duplicates", "Python: remove duplicates from a list"],
    ["manfaat tidur siang", "Buatkan artikel tentang manfaat tidur siang"],
    ["deniz feneri bekçisi", "deniz feneri bekçisi hakkında kısa hikaye yaz"],
    ["осінь", "Напиши вірш про осінь"],
    ["فواید خواب نیمروز", "یک مقاله درباره فواید خواب نیمروز بنویس"],
    ["দুপুরের ঘুম", "দুপুরের ঘুম নিয়ে একটি প্রবন্ধ লেখো"],
    ["schack", "lär mig spela schack från grunden"],
    ["שומר המגדלור", "סיפור קצר על שומר המגדלור"],
  ])("is %s in: %s", (topic, text) => {
    expect(topicOf(text)).toBe(topic);
  });

  it.each([
    ["a thing without its owner", "Plan my week"],
    ["a clause", "explain why the dollar fell this week"],
    ["a clause (sv)", "varför blir löven gula på hösten?"],
    ["a side without its thing", "Skriv en artikel om fördelarna med att sova middag"],
    ["an error message", "Debug this error: TypeError: Cannot read properties of undefined"],
    ["what has another form there", "Порадь книгу на вихідні"],
  ])("is never %s", (_what, text) => {
    expect(topicOf(text)).toBeNull();
  });
});
