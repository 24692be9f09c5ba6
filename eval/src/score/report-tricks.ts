import { allLanguagePacks, scorePrompt } from "@whetstone/enhancer/all-languages";
import { promptOf } from "../data/row.ts";
import { wordsOf } from "../data/units.ts";
import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { mean, quantile } from "../statistics/figures.ts";
import { hashOf, shuffle } from "../statistics/random.ts";

const filler =
  "Please take your time and think about this really carefully, because it is very important to me and I would be very grateful for a really good and high quality answer. Thank you so much in advance for all of your help with this.";
const dump =
  "context audience format constraints examples tone steps criteria table list goal background detailed professional must include";

const tricks: readonly (readonly [string, (text: string, id: string) => string])[] = [
  ["padding", (text) => `${text} ${filler}`],
  ["padding in front", (text) => `${filler} ${text}`],
  ["keyword dump added", (text) => `${text} ${dump}`],
  [
    "keyword dump instead",
    (text) => [...new Set(wordsOf(text).filter((word) => word.length > 3))].join(" "),
  ],
  ["repetition", (text) => `${text}\n${text}\n${text}`],
  ["word shuffle", (text, id) => shuffle(text.split(/\s+/), hashOf(id)).join(" ")],
];

const information: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Keep it under 200 words.",
    "It is for complete beginners.",
    "For example, mention the time I missed the last train.",
    "Do not use any jargon.",
    "Use a table with three columns.",
  ],
  de: [
    "Höchstens 200 Wörter.",
    "Es ist für Anfänger.",
    "Zum Beispiel könnte ein verpasster Zug vorkommen.",
  ],
  es: [
    "Máximo 200 palabras.",
    "Es para principiantes.",
    "Por ejemplo, menciona el tren que perdí.",
  ],
  fr: [
    "200 mots au maximum.",
    "C'est pour des débutants.",
    "Par exemple, parle du train que j'ai raté.",
  ],
  zh: ["不超过200字。", "读者是初学者。", "例如，可以提到我错过的那趟火车。"],
};

const sampleSize = 300;

/** Must show 3, second half: nothing is gained by tricks, nothing lost by information. */
export function reportTricks(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("3 score");
  const asked = all.filter(
    ({ row }) => row.lang === "en" && /short|multi_chat|golden_prompts/.test(row.set),
  );
  const sample = shuffle(asked, 7).slice(0, sampleSize);
  for (const [over, trick] of tricks) {
    const gains = sample.map(
      ({ row, seen }) => (scorePrompt(trick(promptOf(row), row.id))?.total ?? 0) - seen.score,
    );
    add({ metric: "trick gains, 95th percentile", over, target: { most: 2 } }, gains, (some) =>
      quantile(some, 0.95),
    );
  }
  for (const { tag } of allLanguagePacks) {
    const sentences = information[tag];
    if (sentences === undefined) continue;
    const own = shuffle(
      all.filter(({ row }) => row.lang === tag && row.prompt !== undefined),
      8,
    ).slice(0, 150);
    const gains = own.flatMap(({ row, seen }) =>
      sentences.map((sentence) => {
        const text = promptOf(row).trimEnd();
        const gap = /[.!?。！？:]$/.test(text) ? " " : tag === "zh" ? "。" : ". ";
        return (scorePrompt(`${text}${gap}${sentence}`)?.total ?? 0) - seen.score;
      }),
    );
    add({ metric: "information lowers", over: tag, target: { most: 0 } }, gains, (some) =>
      mean(some.map((gain) => (gain < 0 ? 1 : 0))),
    );
  }
  return lines;
}
