import type { Ask } from "../catalogue/ask.ts";
import type { LanguageTexts } from "../catalogue/language-kit.ts";
import { isStrong } from "../reading/is-strong.ts";
import type { Reading } from "../reading/read-prompt.ts";
import type { Level, Style } from "../vocabulary.ts";

/** How many statements a level adds at most; the highest also adds those for experts. */
const most: Readonly<Record<Level, number>> = { quick: 1, comprehensive: 3, expert: 3 };
const mostConcise = 2;

/** The statements of an ask in a style; the professional ones where it has none, or no text. */
function listOf(
  { advice }: Ask,
  texts: LanguageTexts,
  style: Style,
  level: Level,
): readonly string[] {
  if (advice === undefined) return [];
  const styled = advice[style]?.filter((id) => id in texts.statements) ?? [];
  const own = styled.length === 0 ? advice.professional : styled;
  const basic = own.slice(
    0,
    style === "concise" ? Math.min(mostConcise, most[level]) : most[level],
  );
  const expert = level === "expert" && style !== "concise" ? (advice.expert ?? []) : [];
  return [...new Set([...basic, ...expert])];
}

/**
 * The sentences an ask adds in a style and at a level: only where nothing else is asked for
 * beside it, and the prompt leaves room. A sentence the prompt already has is left out.
 */
export function chooseAdvice(
  reading: Reading,
  texts: LanguageTexts,
  { style, level }: { readonly style: Style; readonly level: Level },
): string[] {
  const { ask, isMixed, material, analysis } = reading;
  if (ask === null || isMixed || isStrong(reading)) return [];
  if (material !== null && ask.onMaterial !== true) return [];
  return listOf(ask, texts, style, level).flatMap((id) => {
    const text = texts.statements[id];
    return text === undefined || analysis.text.includes(text) ? [] : [text];
  });
}
