import type { Analysis } from "../analysis/analysis.ts";
import type { LanguagePack } from "../packs/language-pack.ts";
import type { ProtectedKind } from "../types.ts";
import type { Platform, Style } from "../vocabulary.ts";

/** From this many additions on the technical style lists them. */
const listedFrom = 3;
/** Up to this many words a prompt and its additions flow as one paragraph. */
const flowingWords = 60;

/** A small first letter becomes a capital where the text begins with a verb or question word. */
function capitalise(text: string, analysis: Analysis): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  if (capital === first || capital.length !== 1 || analysis.lexicon === null) return text;
  const offset = analysis.text.length - analysis.text.trimStart().length;
  const opening = [...analysis.actions.values()].some((span) => span.start === offset);
  return opening ? capital + text.slice(1) : text;
}

/** Ends the person's last sentence where its own mark is missing. */
function close(text: string, analysis: Analysis, fullStop: string): string {
  if (/[.!?…:;,。！？：；،؟।]["”»)）\]]?$/u.test(text)) return text;
  const question = [...analysis.actions].some(
    ([action, span]) => action === "question" && analysis.prose.slice(0, span.start).trim() === "",
  );
  if (question && !/[.!?。！？]/u.test(text)) return `${text}${fullStop === "。" ? "？" : "?"}`;
  return `${text}${fullStop}`;
}

/** A full stop right behind a link or a path would become part of it. */
const openEnded: ReadonlySet<ProtectedKind> = new Set([
  "code-block",
  "url",
  "email",
  "path",
  "mention",
  "hashtag",
  "identifier",
  "latex",
  "json",
  "table",
  "list",
]);

function endsOpen(analysis: Analysis): boolean {
  const last = analysis.spans.at(-1);
  return (
    last !== undefined && openEnded.has(last.kind) && last.end >= analysis.text.trimEnd().length
  );
}

function listOf(sentences: readonly string[], pack: LanguagePack, platform: Platform): string {
  const items = sentences.map((sentence) => `- ${sentence}`).join("\n");
  // Claude is trained to tell parts of a prompt apart by tags; the others read plain lists.
  if (platform === "claude") return `<requirements>\n${items}\n</requirements>`;
  return `${pack.requirements}\n${items}`;
}

/** Puts the additions to the person's own text, which stays whole and in front. */
export function compose(
  analysis: Analysis,
  sentences: readonly string[],
  pack: LanguagePack,
  style: Style,
  platform: Platform,
): string {
  const own = analysis.text.trim();
  if (sentences.length === 0) return analysis.text;
  const opened = capitalise(own, analysis);
  if (style === "technical" && sentences.length >= listedFrom) {
    return `${opened}\n\n${listOf(sentences, pack, platform)}`;
  }
  const added = sentences.join(pack.gap);
  if (/[:：]$/.test(own)) return `${added}\n\n${opened}`;
  const flows = !own.includes("\n") && analysis.wordCount <= flowingWords && !endsOpen(analysis);
  if (!flows) return `${opened}\n\n${added}`;
  return `${close(opened, analysis, pack.fullStop)}${pack.gap}${added}`;
}
