/**
 * Pieces of words of which any text that a pattern matches holds at least one; null where nothing
 * is certain. So most patterns need never be compiled for a prompt.
 */
export type RequiredWords = readonly string[] | null;

/** Pieces that stand in so many prompts that they tell forms apart badly. */
const common = new Set(
  "how what whats which why when where who the for make write best get to do is are can could should would my me we you it in on of with and or an best way help need want give tell some good there from".split(
    " ",
  ),
);

function worthOf(words: RequiredWords): number {
  if (words === null) return -1;
  return words.reduce(
    (least, word) => Math.min(least, common.has(word) ? 1 : word.length + 1),
    Number.POSITIVE_INFINITY,
  );
}

const code = (char: string): number => char.charCodeAt(0);
const [smallA, smallZ, firstAccented] = [code("a"), code("z"), code("\u00c0")];
const [either, closing] = [code("|"), code(")")];

const isLetter = (char: number): boolean =>
  (char >= smallA && char <= smallZ) || char >= firstAccented;

/** Reads the part of the regular expressions that forms are written in. */
class PatternReader {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Alternatives up to a closing parenthesis or the end: any of them may be the one. */
  readAlternatives(): RequiredWords {
    const first = this.readSequence();
    const all = [...(first ?? [])];
    let isCertain = first !== null;
    while (this.source.charAt(this.at) === "|") {
      this.at += 1;
      const next = this.readSequence();
      if (next === null) isCertain = false;
      else if (isCertain) all.push(...next);
    }
    return isCertain ? all : null;
  }

  private readSequence(): RequiredWords {
    const { source } = this;
    let best: RequiredWords = null;
    let worth = -1;
    const offer = (words: RequiredWords) => {
      const offered = worthOf(words);
      if (offered <= worth) return;
      best = words;
      worth = offered;
    };
    while (this.at < source.length) {
      const char = source.charCodeAt(this.at);
      if (char === either || char === closing) break;
      if (isLetter(char)) {
        const run = this.readRun();
        if (run.length > 1) offer([run]);
        continue;
      }
      const group = this.readAtom(source.charAt(this.at));
      if (!this.readQuantifier()) offer(group);
    }
    return best;
  }

  /** Letters that must follow one another; a quantifier behind the last one ends them. */
  private readRun(): string {
    const begin = this.at;
    while (isLetter(this.source.charCodeAt(this.at))) this.at += 1;
    const end = this.at;
    return this.readQuantifier()
      ? this.source.slice(begin, end - 1)
      : this.source.slice(begin, end);
  }

  /** A group, a class, an escape or a sign; what a look-around wants is not in the match. */
  private readAtom(char: string): RequiredWords {
    this.at += 1;
    if (char === "(") return this.readGroup();
    if (char === "[") {
      while (this.source[this.at] !== "]") this.at += this.source[this.at] === "\\" ? 2 : 1;
      this.at += 1;
    } else if (char === "\\") {
      const isProperty = this.source.charAt(this.at).toLowerCase() === "p";
      this.at = isProperty ? this.source.indexOf("}", this.at) + 1 : this.at + 1;
    }
    return null;
  }

  private readGroup(): RequiredWords {
    const [mark = ""] = /^\?(?:[:=!]|<[=!])/.exec(this.source.slice(this.at, this.at + 3)) ?? [];
    this.at += mark.length;
    const inside = this.readAlternatives();
    this.at += 1;
    return mark === "" || mark === "?:" ? inside : null;
  }

  /** Steps over a quantifier; true when it lets what stands before it be absent. */
  private readQuantifier(): boolean {
    const sign = this.source.charAt(this.at);
    if (sign !== "?" && sign !== "*" && sign !== "+" && sign !== "{") return false;
    const isOptional = sign === "?" || sign === "*" || this.source.startsWith("{0", this.at);
    this.at = sign === "{" ? this.source.indexOf("}", this.at) + 1 : this.at + 1;
    if (this.source.charAt(this.at) === "?") this.at += 1;
    return isOptional;
  }
}

/** The pieces of words that a pattern needs, of which one must be there. */
export function requiredWords(pattern: string): RequiredWords {
  return new PatternReader(pattern).readAlternatives();
}
