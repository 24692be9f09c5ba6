import { describe, expect, it } from "vitest";
import { scorePrompt } from "../all-languages.ts";
import { statements } from "../catalogue/statements.ts";

const totalOf = (text: string): number => scorePrompt(text)?.total ?? Number.NaN;

/** Sentences of advice for quite another request. */
const strange =
  "Give the driving time of each leg, and put the stops in an order without detours. Mark what has to be booked ahead. Name the exact cause first, then show the corrected lines. State the tables and columns you assume.";

const requests = [
  "write an email to my landlord about the heating",
  "gift for my sister",
  "plan a weekend trip to lisbon",
  "explain photosynthesis",
  "zebra umbrella",
];

describe("the score (ENH-16)", () => {
  it.each(requests)("is the sum of what its dimensions show: %s", (text) => {
    const score = scorePrompt(text);
    expect(score?.dimensions.reduce((sum, part) => sum + part.score, 0)).toBe(score?.total);
    for (const part of score?.dimensions ?? []) {
      expect(part.score).toBeGreaterThanOrEqual(0);
      expect(part.score).toBeLessThanOrEqual(part.most);
    }
  });

  it("rises with every fact the answer turns on", () => {
    const steps = [
      "write an email to my landlord about the heating",
      "write an email to my landlord about the heating\n\nWhat I want: a repair by Friday",
      "write an email to my landlord about the heating\n\nWhat I want: a repair by Friday\nSince when: three weeks",
    ].map(totalOf);
    expect(steps[1]).toBeGreaterThan(steps[0] ?? 100);
    expect(steps[2]).toBeGreaterThan(steps[1] ?? 100);
  });

  it.each(requests)("can't be bought with advice for another request: %s", (text) => {
    expect(totalOf(`${text}\n\n${strange}`) - totalOf(text)).toBeLessThanOrEqual(2);
  });

  it.each(["do it", "thing"])("stays low for '%s', whatever advice stands behind it", (text) => {
    const advice = Object.values(statements).slice(0, 8).join(" ");
    expect(totalOf(`${text}\n\n${advice}`)).toBeLessThan(40);
  });

  it.each(requests)("gains nothing by blank lines, bullets and repetition: %s", (text) => {
    expect(totalOf(`\n\n${text}\n\n- \n- \n`)).toBeLessThanOrEqual(totalOf(text) + 1);
    expect(totalOf(`${text}\n${text}\n${text}`)).toBeLessThanOrEqual(totalOf(text) + 1);
  });

  it("says what is still open, by the needs of the ask", () => {
    const reasons = scorePrompt("gift for my sister")?.dimensions.flatMap((part) => part.reasons);
    expect(reasons?.some(({ code, need }) => code === "open" && need !== undefined)).toBe(true);
  });

  it("is that of an unknown request where only its form is known, and nothing of it is open", () => {
    expect(totalOf("how do i hide cables on my arms of the desk")).toBeLessThan(60);
  });

  it("is high where nothing is missing", () => {
    for (const text of [
      "who wrote hamlet",
      "capital of australia",
      "git command to undo the last commit",
    ])
      expect(totalOf(text)).toBeGreaterThanOrEqual(70);
  });

  it.each([
    "what chemicals does l-theanine affect",
    "How do I normalize a vector?",
    "Is having a pet rat a health hazard?",
    "What colour is the sky?",
    "how can I use tailscale to securely expose a jellyfin server to the public internet?",
  ])("is not low for a plain question of an unknown kind (ENH-16): %s", (text) => {
    expect(scorePrompt(text)?.total).toBeGreaterThanOrEqual(45);
  });

  it.each(["vector normalize thing", "fix this code", "something about my house"])(
    "is low where the words show that something is missing (ENH-16): %s",
    (text) => {
      expect(scorePrompt(text)?.total).toBeLessThan(40);
    },
  );

  it("is none in a crisis, for a greeting and for an order to a device", () => {
    for (const text of ["i want to kill myself", "hello there", "turn off the kitchen lights"])
      expect(scorePrompt(text)).toBeNull();
  });

  it("is none in a language that we can't read (ENH-16)", () => {
    expect(scorePrompt("สวัสดีครับ ช่วยเขียนอีเมลให้หน่อย")).toBeNull();
  });

  it("gains nothing from thanks, haste and praise in the same sentence, which answer no question (ENH-16)", () => {
    const effusion =
      "Please take your time and think about this really carefully, because it is very important to me and I would be very grateful for a really good and high quality answer. Thank you so much in advance for all of your help with this.";
    for (const text of [
      "email to my landlord about the broken radiator",
      "teach me the basics of chess openings",
      "name ideas for a repair café",
    ])
      expect(totalOf(`${text} ${effusion}`)).toBeLessThanOrEqual(totalOf(text) + 2);
  });

  it("gains nothing from keywords in a heap (ENH-16)", () => {
    const heap =
      "context audience format constraints examples tone steps criteria table list goal background";
    for (const text of [
      "help me prepare for a job interview next Tuesday",
      "write an ad for handmade soap",
    ])
      expect(totalOf(`${text} ${heap}`)).toBeLessThanOrEqual(totalOf(text) + 2);
  });

  it("rises by an answer whose label begins like an order", () => {
    const text = "should i take the job offer in another city";
    const answered = `${text}\n\nWhere I am now: near my parents, the offer pays 12% more`;
    expect(totalOf(answered)).toBeGreaterThan(totalOf(text) + 10);
  });

  it("gains nothing from orders for another answer, whatever figure or wording they name (ENH-16)", () => {
    const advice =
      "Use concrete words for subject, place, light and viewpoint, and leave out mere praise such as “stunning”. Leave a gap where I named none; stay under 150 words. Write it for the ear: short sentences and words that are easy to say aloud.";
    for (const text of [
      "Write a slogan for a new brand of gum.",
      "How do I find the square root of a number using the Babylonian method?",
    ])
      expect(totalOf(`${text} ${advice}`)).toBeLessThanOrEqual(totalOf(text) + 3);
  });

  it("gives an excellent prompt of the classic kind its due", () => {
    const excellent =
      "I run a small bakery in Leeds with four employees. Write a one-page notice for our customers saying that we close on Mondays from 3 March because flour and wages cost more. Keep it warm, mention that the Saturday opening starts an hour earlier at 7 am, leave prices out, and end with a thank you to the regulars who came through the winter.";
    expect(totalOf(excellent)).toBeGreaterThan(75);
  });
});
