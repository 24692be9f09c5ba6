import { scorePrompt } from "@whetstone/enhancer/all-languages";
import { allAsks, statements } from "@whetstone/enhancer/catalogue";
import { promptOf } from "../data/row.ts";
import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { mean, quantile } from "../statistics/figures.ts";
import { hashOf, shuffle } from "../statistics/random.ts";

const filler =
  "Please take your time and think about this really carefully, because it is very important to me and I would be very grateful for a really good and high quality answer. Thank you so much in advance for all of your help with this.";
const dump =
  "context audience format constraints examples tone steps criteria table list goal background detailed professional must include";

/** How many sentences of advice for another request are appended. */
const strangeSentences = 4;

/** Four sentences of our own catalogue, said of an ask that the prompt is not. */
function strangeAdvice(id: string, ask: string | null): string {
  const others = shuffle(
    allAsks.filter((one) => one.id !== ask),
    hashOf(id),
  );
  const ids = others.flatMap(({ advice }) => advice?.professional ?? []);
  return [...new Set(ids)]
    .slice(0, strangeSentences)
    .map((one) => statements[one])
    .join(" ");
}

const tricks: readonly (readonly [string, (text: string, id: string) => string])[] = [
  ["padding", (text) => `${text} ${filler}`],
  ["padding in front", (text) => `${filler} ${text}`],
  ["keyword dump added", (text) => `${text} ${dump}`],
  ["repetition", (text) => `${text}\n${text}\n${text}`],
  ["blank lines and bullets", (text) => `${text}\n\n- \n- \n`],
  ["word shuffle", (text, id) => shuffle(text.split(/\s+/), hashOf(id)).join(" ")],
];

const sampleSize = 300;

/** What empty words gain: nothing (ENH-16). */
export function reportTricks(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("3 score");
  const asked = all.filter(
    ({ row, seen }) =>
      row.lang === "en" && seen.score !== null && /short|multi_chat|golden_prompts/.test(row.set),
  );
  const sample = shuffle(asked, 7).slice(0, sampleSize);
  const gainOf = ({ seen }: Observed, text: string) =>
    (scorePrompt(text)?.total ?? 0) - (seen.score ?? 0);
  const strange = sample.map((one) =>
    gainOf(one, `${promptOf(one.row)}\n\n${strangeAdvice(one.row.id, one.seen.ask)}`),
  );
  add({ metric: "irrelevant advice gains", over: "mean", target: { most: 2 } }, strange, mean);
  add(
    { metric: "irrelevant advice gains", over: "95th percentile", target: { most: 5 } },
    strange,
    (some) => quantile(some, 0.95),
  );
  for (const [over, trick] of tricks) {
    const gains = sample.map((one) => gainOf(one, trick(promptOf(one.row), one.row.id)));
    add({ metric: "trick gains, 95th percentile", over, target: { most: 2 } }, gains, (some) =>
      quantile(some, 0.95),
    );
  }
  const bought = ["do it", "thing"].map(
    (text) => scorePrompt(`${text}\n\n${strangeAdvice(text, null)}`)?.total ?? 0,
  );
  add(
    { metric: "score with any advice", over: "do it, thing", target: { most: 39 } },
    bought,
    (some) => quantile(some, 1),
  );
  return lines;
}
