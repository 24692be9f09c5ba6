import { createRewriter } from "@whetstone/enhancer";
import { allKits, scorePrompt } from "@whetstone/enhancer/all-languages";
import type { Card } from "../data/cards.ts";
import { createPart, type Line } from "../report.ts";
import { mean } from "../statistics/figures.ts";

const rewrite = createRewriter(allKits);
/** So many facts of a situation stand behind a prompt that was answered for. */
const factsGiven = 3;

const asksAbout = ({ typed }: Card): boolean =>
  rewrite({ prompt: typed, style: "professional", level: "comprehensive", platform: "other" })
    .questions.length > 0;

/** Whether cards that need more are asked about and scored low, and the others left in peace. */
export function reportCards(cards: readonly Card[]): Line[] {
  const { lines, add } = createPart("2 cards");
  const needing = cards.filter((card) => card.needs_more);
  const others = cards.filter((card) => !card.needs_more);
  const share = (some: readonly Card[]) => mean(some.map((card) => (asksAbout(card) ? 1 : 0)));
  add({ metric: "asked about", over: "needs more", target: { least: 0.85 } }, needing, share);
  add({ metric: "asked about", over: "needs nothing", target: { most: 0.1 } }, others, share);
  const scores = (textOf: (card: Card) => string) => (some: readonly Card[]) =>
    mean(some.flatMap((card) => scorePrompt(textOf(card))?.total ?? []));
  const typed = scores((card) => card.typed);
  const told = scores(({ typed: text, situation }) =>
    [text, "", ...situation.slice(0, factsGiven)].join("\n"),
  );
  add({ metric: "score", over: "needs nothing", target: { least: 70 } }, others, typed);
  add({ metric: "score", over: "needs more", target: { most: 45 } }, needing, typed);
  add({ metric: "score", over: "with three facts", target: { least: 75 } }, needing, told);
  return lines;
}
