import type { Analysis } from "../analysis/analysis.ts";
import type { LanguagePack } from "../packs/language-pack.ts";
import type { Level, Platform, Style } from "../vocabulary.ts";

/** From this many additions on the technical style lists them. */
const listedFrom = 2;
/** Up to this many words a prompt and its additions flow as one paragraph. */
const flowingWords = 40;
/** So many sentences make a paragraph of their own. */
const paragraph = 3;

function listOf(sentences: readonly string[], platform: Platform): string {
  const items = sentences.map((sentence) => `- ${sentence}`).join("\n");
  // Claude is trained to tell parts of a prompt apart by tags; the others read plain lists.
  if (platform === "claude") return `<requirements>\n${items}\n</requirements>`;
  return items;
}

const closed = /[.!?…。！？؟۔।]["”»)）\]]?$/u;

/** At the highest level the additions are many and come in paragraphs. */
function flow(sentences: readonly string[], gap: string, level: Level): string {
  if (level !== "expert" || sentences.length <= paragraph) return sentences.join(gap);
  const half = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, half).join(gap)}\n\n${sentences.slice(half).join(gap)}`;
}

/** What a rewrite is put together for. */
export interface Shape {
  readonly style: Style;
  readonly level: Level;
  readonly platform: Platform;
}

/** Puts the additions to the person's own text, which stays byte for byte. */
export function compose(
  analysis: Analysis,
  sentences: readonly string[],
  pack: LanguagePack,
  shape: Shape,
): string {
  const own = analysis.text.trim();
  if (sentences.length === 0) return analysis.text;
  if (shape.style === "technical" && sentences.length >= listedFrom) {
    return `${own}\n\n${listOf(sentences, shape.platform)}`;
  }
  const added = flow(sentences, pack.gap, shape.level);
  // A colon announces what follows it; anything in between would be taken for that.
  if (/[:：]$/.test(own)) return `${added}\n\n${own}`;
  const flows =
    shape.level === "quick" &&
    closed.test(own) &&
    !own.includes("\n") &&
    analysis.wordCount <= flowingWords;
  return flows ? `${own}${pack.gap}${added}` : `${own}\n\n${added}`;
}
