import {
  createRewriter,
  detectPromptLanguage,
  type Level,
  type Style,
  styles,
} from "@whetstone/enhancer";
import { allKits, scorePrompt } from "@whetstone/enhancer/all-languages";
import { promptOf, type Row } from "./data/row.ts";
import { additionsTo, wordsOf } from "./data/units.ts";
import type { Observation, Rewriting } from "./observation.ts";
import { faultsOf, recallOf } from "./rewriting/judge-rewrite.ts";

const rewrite = createRewriter(allKits);

/** Sets whose rows are rewritten at all three levels, and run a second time. */
const allLevels = new Set(["prompts_en_short", "multi_chat", "golden_prompts"]);

function rewriteOnce(row: Row, style: Style, level: Level): Rewriting {
  const prompt = promptOf(row);
  const request = { prompt, style, level, platform: "chatgpt" } as const;
  const { text, changed } = rewrite(request);
  const faults = faultsOf(row, request, text);
  if (rewrite(request).text !== text) faults.push(["determinism", "differs"]);
  const observed = {
    style,
    level,
    changed,
    ratio: wordsOf(text).length / Math.max(1, wordsOf(prompt).length),
    additions: additionsTo(prompt, text),
    text: changed ? text : "",
    faults,
    recall: recallOf(prompt, text),
  };
  if (!allLevels.has(row.set) || !changed || level !== "comprehensive") return observed;
  const second = rewrite({ ...request, prompt: text }).text;
  return { ...observed, again: wordsOf(second).length / wordsOf(text).length - 1 };
}

/** Everything the engine says about a row: reading, score, language, and its rewrites. */
export function observe(row: Row, index: number): Observation {
  const levels: Level[] = allLevels.has(row.set)
    ? ["quick", "comprehensive", "expert"]
    : ["comprehensive"];
  const prompt = promptOf(row);
  const others = row.chain ?? (row.better === undefined ? [] : [row.better]);
  const plain = rewrite({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  return {
    index,
    score: scorePrompt(prompt)?.total ?? null,
    others: others.map((text) => scorePrompt(text)?.total ?? 0),
    ask: plain.ask,
    care: plain.unchanged ?? null,
    questions: plain.questions.length,
    detected: detectPromptLanguage(prompt).tag,
    rewritings: styles.flatMap((style) => levels.map((level) => rewriteOnce(row, style, level))),
  };
}
