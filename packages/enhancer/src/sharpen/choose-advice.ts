import type { Ask } from "../catalogue/ask.ts";
import type { LanguageTexts } from "../catalogue/language-kit.ts";
import { against } from "../catalogue/statements/against.ts";
import { foldRequest } from "../reading/find-requests.ts";
import { isStrong } from "../reading/is-strong.ts";
import type { Reading } from "../reading/read-prompt.ts";
import { compilePattern, onceEach } from "../text/pattern.ts";
import { sentencesOf } from "../text/sentences.ts";
import { findWords } from "../text/words.ts";
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

/** A wish for one thing and nothing beside it: "ingredients only", "nur die Zutaten". */
const nothingElse =
  /(?<!\p{L})(?:nothing else|nothing but|\p{L}{4,} only(?=$|[.,;!?])|(?<!(?:i|we|not|have|is|are) )(?:only|nur|seulement|uniquement|s[oó]lo|solamente|soltanto|apenas|somente|alleen|enkel|tylko|только|лише|тільки|sadece|yalnızca|bara|endast) (?:(?:the|die|das|den|les?|la|los|las|il|gli|i|os?|as?|de|het) )?\p{L}{4,}(?=$|[.,;!?\n]))|(?:just|only|nur|bloß|seulement|juste|s[oó]lo|solamente|soltanto|apenas|somente|alleen|enkel|tylko|только|лише|sadece) (?:(?:the|an?|eine?|une?|una?|uma|een|en) )?(?:(?:short|plain|simple|bare|kurze|einfache|simple|semplice|simples) )?(?:lists?|names?|titles?|ideas|liste|listes?|namen?|noms?|lista|nombres|nomi|nomes|lijst(?:je)?|список|списком|isimler|wyłącznie)(?!\p{L})(?! (?:of|für|pour|para|per|voor|dla|для|von|de|di))|(?:(?:don['’]?t|do not|no need to|without) explain(?:ing)?|explain nothing|erklär(?:e|en)? nichts|n['’]explique rien|no expliques nada|non spiegare (?:niente|nulla)|não explique nada|leg niets uit|nie wyjaśniaj|ничего не объясняй)(?: (?:anything|it|them|why|me))?(?=$|[.,;!?\n])|(?:だけ|のみ)(?:で|を|教|書|お|$|[。、])|只要|只需/iu;

/** So many first letters tell a word that weighs, of so many letters, in its forms. */
const [stem, heavy] = [4, 5];

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    findWords(text)
      .filter(({ folded }) => folded.length >= heavy)
      .map(({ folded }) => folded.slice(0, stem)),
  );

/** Words that want more of something than our sentences would allow ("full of excuses"). */
const emphatic =
  /(?<!\p{L})(?:full of|lots of|loads of|plenty of|every single|every reason|all the reasons|as much as|as many as|invent|make up|opens? with|starts? with|begins? with|grand|with a question|voller|plein(?:es)? de|lleno de|pieno di|cheio de|vol met|pełn[eay]\p{L}* )(?!\p{L})/iu;

/** And words that want it left out. */
const unwanted =
  /(?<!\p{L})(?:no|without|(?:don['’]?t|do not) (?:show|give|add|include|use|write|put|tell|invent|end|start|begin|mention|want|need|name|list|recommend|suggest)|skip|leave out|omit|ohne|keine?[rsnm]?|sans|pas de|sin|senza|niente|sem|nada de|zonder|geen|bez|żadn\p{L}+|без|никак\p{L}+|utan|inga|olmadan)(?!\p{L})|なし|不要|不用|别/iu;

const clausesOf = (text: string): string[] => text.split(/[,;.!?\n，。；！？、]/u);

/** What the person wants left out, or laid on thick: the words of these clauses. */
function wishedOtherwise({ analysis }: Reading): ReadonlySet<string> {
  const clauses = clausesOf(analysis.text).filter(
    (clause) => emphatic.test(clause) || unwanted.test(clause),
  );
  return stemsOf(clauses.join("\n"));
}

const patternOf = onceEach((source) => compilePattern(source));
const wordOf = onceEach((source) => compilePattern(`(?<!\\p{L})(?:${source})`));

/** Whether the prompt bars in other words what a sentence is about, or wants the opposite of it. */
function speaksAgainst(id: string, folded: string): boolean {
  const barring = clausesOf(folded).filter((clause) => unwanted.test(clause));
  return against.some(({ of, barred, said }) => {
    if (!patternOf(of).test(id)) return false;
    if (said !== undefined && wordOf(said).test(folded)) return true;
    return barred !== undefined && barring.some((clause) => wordOf(barred).test(clause));
  });
}

/** Whether a sentence is about something the person wants otherwise. */
const isAbout = (text: string, wished: ReadonlySet<string>): boolean =>
  wished.size > 0 && [...stemsOf(text)].some((word) => wished.has(word));

/** Of a sentence's words that weigh, so large a share in the prompt, and so many of them, say it already. */
const [saidShare, fewestSaid] = [2 / 3, 2];

/** Whether the prompt says in its own words, beside those that name it, what a sentence would. */
function isSaid(text: string, said: ReadonlySet<string>, { id }: Ask): boolean {
  const [first = ""] = sentencesOf(text);
  const named = stemsOf(id.replaceAll(/[.-]/g, " "));
  const words = [...stemsOf(first)].filter((word) => !named.has(word));
  const known = words.filter((word) => said.has(word)).length;
  return known >= fewestSaid && known / words.length >= saidShare;
}

/**
 * The sentences an ask adds in a style and at a level: only where nothing else is asked for
 * beside it, and the prompt leaves room. Left out is a sentence the prompt already has, and one about
 * something that the person wants otherwise.
 */
export function chooseAdvice(
  reading: Reading,
  texts: LanguageTexts,
  { style, level }: { readonly style: Style; readonly level: Level },
): string[] {
  const { ask, isMixed, material, analysis } = reading;
  if (ask === null || isMixed || isStrong(reading)) return [];
  if (material !== null && ask.onMaterial !== true) return [];
  if (nothingElse.test(analysis.text)) return [];
  const [wished, said] = [wishedOtherwise(reading), stemsOf(analysis.text)];
  const folded = foldRequest(analysis.text.slice(0, 4_000));
  return listOf(ask, texts, style, level).flatMap((id) => {
    const text = texts.statements[id];
    if (text === undefined || analysis.text.includes(text)) return [];
    if (speaksAgainst(id, folded)) return [];
    return isAbout(text, wished) || isSaid(text, said, ask) ? [] : [text];
  });
}
