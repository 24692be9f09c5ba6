import { promptOf } from "../data/row.ts";
import { sentencesOf, shinglesOf, wordsOf } from "../data/units.ts";
import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import { predictByFolds, sharedInformation } from "../statistics/classify.ts";
import { mean, quantile } from "../statistics/figures.ts";
import { hashOf, shuffle } from "../statistics/random.ts";

interface Addition {
  readonly prompt: string;
  readonly text: string;
  readonly task: string | null;
  readonly guess: string | null;
  readonly lang: string;
  readonly id: string;
}

function additionsOf(all: readonly Observed[], style: string): Addition[] {
  return all.flatMap(({ row, seen }) =>
    seen.rewritings
      .filter((one) => one.style === style && one.level === "comprehensive" && one.additions !== "")
      .map((one) => ({
        prompt: promptOf(row),
        text: one.additions,
        task: row.task ?? null,
        guess: row.task_auto ?? row.task ?? null,
        lang: row.lang,
        id: row.id,
      })),
  );
}

function inverseFrequencies(prompts: readonly string[]): (word: string) => number {
  const seen = new Map<string, number>();
  for (const prompt of prompts) {
    for (const word of new Set(wordsOf(prompt))) seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  return (word) => Math.log((prompts.length + 1) / ((seen.get(word) ?? 0) + 1));
}

/** Whether an addition is nearest to its own prompt among 20, by shared words weighted by rarity. */
function retrieve(additions: readonly Addition[]): number[] {
  const weigh = inverseFrequencies(additions.map(({ prompt }) => prompt));
  const bags = additions.map(({ prompt }) => new Set(wordsOf(prompt)));
  const norms = bags.map((bag) =>
    Math.sqrt([...bag].reduce((sum, one) => sum + weigh(one) ** 2, 0)),
  );
  return additions.map((addition, index) => {
    const words = [...new Set(wordsOf(addition.text))];
    const others = shuffle(
      [...additions.keys()].filter((one) => one !== index),
      hashOf(addition.id),
    );
    const score = (candidate: number) =>
      words.reduce((sum, one) => sum + (bags[candidate]?.has(one) ? weigh(one) ** 2 : 0), 0) /
      Math.max(0.001, norms[candidate] ?? 1);
    const own = score(index);
    return own > 0 && others.slice(0, 19).every((other) => score(other) < own) ? 1 : 0;
  });
}

/** The added sentences with the person's words masked. */
function masked({ prompt, text }: Addition): string[] {
  const own = new Set(wordsOf(prompt));
  return wordsOf(text).map((word) => (own.has(word) && word.length > 3 ? "_" : word));
}

function sharedPart(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [new Set(shinglesOf(one, 3)), new Set(shinglesOf(other, 3))];
  const shared = [...first].filter((shingle) => second.has(shingle)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

const mostPairs = 4000;

function pairsOfTask(additions: readonly Addition[]): number[] {
  const tasks = Map.groupBy(
    additions.filter(({ guess }) => guess !== null),
    ({ guess }) => guess,
  );
  return [...tasks.values()].flatMap((group) => {
    const bags = shuffle(group, 1).slice(0, 60).map(masked);
    const pairs = bags.flatMap((one, index) =>
      bags.slice(index + 1).map((other) => sharedPart(one, other)),
    );
    return shuffle(pairs, 2).slice(0, mostPairs / 10);
  });
}

function recurring(additions: readonly Addition[]): number[] {
  const times = new Map<string, number>();
  const plain = (sentence: string) => wordsOf(sentence).join(" ");
  for (const { text } of additions) {
    for (const sentence of new Set(sentencesOf(text).map(plain))) {
      times.set(sentence, (times.get(sentence) ?? 0) + 1);
    }
  }
  return additions.flatMap(({ text }) =>
    sentencesOf(text).map((sentence) =>
      (times.get(plain(sentence)) ?? 0) > additions.length * 0.02 ? 1 : 0,
    ),
  );
}

function taskInformation(sample: readonly Addition[]): number {
  const samples = sample.map(({ text, task, id }) => ({
    features: wordsOf(text),
    label: task ?? "",
    group: hashOf(id),
  }));
  return sharedInformation(
    predictByFolds(samples, 5),
    samples.map(({ label }) => label),
  );
}

/** Tasks with this many labelled rows count for the shared information. */
const leastOfTask = 20;

/** Must show 2: what is added speaks of this prompt. */
export function reportSpecific(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("2 specific");
  const sets = ["prompts_en_short", "multi_chat", "golden_prompts"];
  for (const set of sets) {
    const own = all.filter(({ row }) => row.set === set);
    for (const style of ["professional", "creative", "technical", "concise"]) {
      const additions = additionsOf(own, style);
      const over = `${set} ${style}`;
      add({ metric: "leads back", over, target: { least: 0.5 } }, retrieve(additions), mean);
      add({ metric: "recurring", over, target: { most: 0.25 } }, recurring(additions), mean);
      const shared = pairsOfTask(additions);
      add({ metric: "shared, median", over, target: { most: 0.2 } }, shared, (sample) =>
        quantile(sample, 0.5),
      );
      add({ metric: "share over half", over, target: { most: 0.1 } }, shared, (sample) =>
        mean(sample.map((part) => (part > 0.5 ? 1 : 0))),
      );
    }
  }
  const english = all.filter(({ row }) => row.lang === "en" && row.task != null);
  for (const style of ["professional", "creative", "technical", "concise"]) {
    const additions = additionsOf(english, style).filter(({ id }) => id.startsWith("prompts_en"));
    const sizes = Map.groupBy(additions, ({ task }) => task);
    const labelled = additions.filter(({ task }) => (sizes.get(task)?.length ?? 0) >= leastOfTask);
    const value = labelled.length === 0 ? Number.NaN : taskInformation(labelled);
    add(
      { metric: "task information", over: `English ${style}`, target: { least: 0.4 } },
      labelled,
      () => value,
    );
  }
  return lines;
}
