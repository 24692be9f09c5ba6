import { expect, it } from "vitest";
import { promptTemplates } from "../../templates/prompt-templates.ts";
import { createTemplateSearch } from "./search-templates.ts";

const search = createTemplateSearch(
  promptTemplates.map(({ id, title, purpose, prompt, keywords = [] }) => ({
    id,
    text: [title, purpose, prompt, ...keywords].join(" "),
  })),
);

it.each([
  ["email", "clear-email"],
  ["e-mail", "clear-email"],
  ["E-MAIL", "clear-email"],
  ["e mail", "clear-email"],
  ["resume", "resume-bullet"],
  ["résumé", "resume-bullet"],
  ["cv", "resume-for-advert"],
  ["cover letter", "cover-letter"],
  ["letter cover", "cover-letter"],
  ["cover-letter", "cover-letter"],
  ["interview practise", "interview-practice"],
  ["regular expres", "regex"],
])("%s finds %s", (query, id) => {
  expect(search(query)).toContain(id);
});

it("finds only what holds every word", () => {
  expect([...search("cover letter")].length).toBeLessThan(10);
  expect(search("xyzzy-nothing").size).toBe(0);
  expect(search("cover xyzzy").size).toBe(0);
});

it("forgives one wrong letter where nothing is found otherwise", () => {
  expect(search("resumme")).toContain("resume-bullet");
});

it("finds all while nothing is written, and for characters that are no words", () => {
  expect(search("  ").size).toBe(promptTemplates.length);
});

it("finds accents where the text has them", () => {
  const cafe = createTemplateSearch([{ id: "menu", text: "A menu for a café" }]);
  expect(cafe("cafe")).toEqual(new Set(["menu"]));
  expect(cafe("café")).toEqual(new Set(["menu"]));
});
