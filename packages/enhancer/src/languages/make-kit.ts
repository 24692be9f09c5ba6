import type { CareEvidence } from "../care/evidence.ts";
import type { WordModel } from "../care/word-model.ts";
import type { Form } from "../catalogue/ask.ts";
import type { Grammar } from "../catalogue/grammar/grammar.ts";
import type { FormalTexts, LanguageKit, LanguageTexts } from "../catalogue/language-kit.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { asWritten, spellings } from "./spelling.ts";

/** How a language puts the asks of the catalogue, as its `reader.json` holds it. */
export interface ReaderData {
  /**
   * Pieces that many patterns share: `{name}` in a pattern, or in another piece, stands for the
   * text of the piece. `{it}` and `{to}` are the slots of the grammar's templates.
   */
  readonly parts: Readonly<Record<string, string>>;
  readonly grammar: Omit<Grammar, "tag">;
  /** Forms by the id of their ask, in the order of the catalogue. */
  readonly forms: Readonly<Record<string, readonly Form[]>>;
  readonly not: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, string>>;
}

/** The files of a language. One without a reader is known by its care and its cues alone. */
export interface LanguageData {
  readonly care: Omit<CareEvidence, "tag" | "words">;
  /** Learned from the examples of the language, where it has some. */
  readonly words?: WordModel;
  readonly lexicon: Omit<Lexicon, "tag" | "care">;
  readonly reader?: ReaderData;
  readonly texts?: LanguageTexts;
  /** Made of `texts` by OpenCC (Simplified to Traditional, with the words of Taiwan). */
  readonly traditional?: LanguageTexts;
  readonly formal?: FormalData;
}

/** How a language is spoken to somebody who is addressed formally, as its `formal.json` holds it. */
export interface FormalData {
  /** Tells that a prompt, in its own letters, addresses the assistant so. */
  readonly address: string;
  /** The statements that are other ones then. */
  readonly statements: LanguageTexts["statements"];
}

const nothing = "(?!)";
const noReader: ReaderData = {
  parts: {},
  grammar: {
    polite: nothing,
    thing: nothing,
    made: nothing,
    opens: nothing,
    does: nothing,
    is: nothing,
    second: nothing,
    orders: null,
  },
  forms: {},
  not: {},
  said: {},
};
const noTexts: LanguageTexts = { needs: {}, statements: {} };

const reference = /\{([a-z][A-Za-z]+)\}/g;

/** A pattern with its pieces in place. */
function fill(pattern: string, parts: ReaderData["parts"]): string {
  return pattern.replace(reference, (whole, name: string) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return part === undefined ? whole : fill(part, parts);
  });
}

function mapForm(form: Form, change: (pattern: string) => string): Form {
  if ("thing" in form) return { thing: change(form.thing) };
  if ("made" in form) return { made: change(form.made) };
  if ("opens" in form) return { opens: change(form.opens) };
  if ("does" in form) return { does: change(form.does), to: change(form.to) };
  return { is: change(form.is) };
}

function formalOf({ address, statements }: FormalData, texts: LanguageTexts): FormalTexts {
  return {
    address: new RegExp(address, "u"),
    texts: { ...texts, statements: { ...texts.statements, ...statements } },
  };
}

const careOf = (tag: string, { care, words }: LanguageData): CareEvidence => ({
  ...care,
  tag,
  ...(words === undefined ? {} : { words }),
});

/** All that reading and sharpening prompts of a language takes, from its files. */
export function makeKit(tag: string, data: LanguageData): LanguageKit {
  const { parts, grammar, forms, not, said } = data.reader ?? noReader;
  const { texts = noTexts, traditional, formal } = data;
  const { loosen, variants, inGrammar } = spellings[tag] ?? asWritten;
  const filled = (pattern: string) => fill(pattern, parts);
  const loose = (pattern: string) => loosen(filled(pattern));
  const patterns = (rows: Readonly<Record<string, string>>) =>
    new Map(Object.entries(rows).map(([id, pattern]) => [id, loose(pattern)]));
  const template = inGrammar ? loose : filled;
  const { orders, goesOn, tells, refuses } = grammar;
  return {
    tag,
    lexicon: { ...data.lexicon, tag, care: careOf(tag, data) },
    grammar: {
      tag,
      polite: template(grammar.polite),
      thing: template(grammar.thing),
      made: template(grammar.made),
      opens: template(grammar.opens),
      does: template(grammar.does),
      is: template(grammar.is),
      second: template(grammar.second),
      orders: orders === null ? null : template(orders),
      ...(goesOn === undefined ? {} : { goesOn: template(goesOn) }),
      ...(tells === undefined ? {} : { tells: template(tells) }),
      ...(refuses === undefined ? {} : { refuses: template(refuses) }),
    },
    forms: new Map(
      Object.entries(forms).map(([id, own]) => [
        id,
        own.flatMap((form) => variants.map((vary) => mapForm(form, (text) => vary(filled(text))))),
      ]),
    ),
    not: patterns(not),
    said: patterns(said),
    texts,
    ...(traditional === undefined ? {} : { traditional }),
    ...(formal === undefined ? {} : { formal: formalOf(formal, texts) }),
  };
}
