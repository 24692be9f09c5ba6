import {
  createRewriter,
  detectPromptLanguage,
  type Level,
  type Style,
  styles,
} from "@whetstone/enhancer";
import { allLanguagePacks, scorePrompt } from "@whetstone/enhancer/all-languages";
import { promptOf, type Row } from "./data/row.ts";
import { additionsTo, wordsOf } from "./data/units.ts";
import type { Observation, Rewriting } from "./observation.ts";
import { faultsOf, recallOf } from "./rewriting/judge-rewrite.ts";
import { perturb } from "./rewriting/perturb.ts";

const rewrite = createRewriter(allLanguagePacks);

/** Sets whose rows are rewritten at all three levels, and run a second time. */
const allLevels = new Set(["prompts_en_short", "multi_chat", "golden_prompts"]);

function rewriteOnce(row: Row, style: Style, level: Level): Rewriting {
  const prompt = promptOf(row);
  const request = { prompt, style, level, platform: "chatgpt" } as const;
  const { text, changed } = rewrite(request);
  const faults = faultsOf(row, request, text);
  if (rewrite(request).text !== text) faults.push(["determinism", "differs"]);
  const additions = additionsTo(prompt, text);
  const observed = {
    style,
    level,
    changed,
    ratio: wordsOf(text).length / Math.max(1, wordsOf(prompt).length),
    additions,
    text: changed ? text : "",
    faults,
    recall: recallOf(prompt, text),
    placeholders: changed ? (additions.match(/\[/g)?.length ?? 0) : 0,
  };
  if (!allLevels.has(row.set) || !changed || level !== "comprehensive") return observed;
  const disturbed = perturb(text);
  const second = rewrite({ ...request, prompt: disturbed }).text;
  return { ...observed, again: wordsOf(second).length / wordsOf(disturbed).length - 1 };
}

/** Everything the engine says about a row: scores, language, and its rewrites with their faults. */
export function observe(row: Row, index: number): Observation {
  const levels: Level[] = allLevels.has(row.set)
    ? ["quick", "comprehensive", "expert"]
    : ["comprehensive"];
  const prompt = promptOf(row);
  const others = row.chain ?? (row.better === undefined ? [] : [row.better]);
  return {
    index,
    score: scorePrompt(prompt)?.total ?? 0,
    others: others.map((text) => scorePrompt(text)?.total ?? 0),
    detected: detectPromptLanguage(prompt).tag,
    rewritings: styles.flatMap((style) => levels.map((level) => rewriteOnce(row, style, level))),
  };
}
