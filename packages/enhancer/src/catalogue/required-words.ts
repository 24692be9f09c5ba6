/** Pieces of words of which a text holds at least one. */
export type AnyOf = readonly string[];

/** What a text holds that a pattern matches one way: of each entry a piece, the rarest first. */
export type AllOf = readonly AnyOf[];

/** Whether a text holds a piece, looked up once for each piece. */
export function createHolds(folded: string): (piece: string) => boolean {
  const known = new Map<string, boolean>();
  return (piece) => {
    const held = known.get(piece);
    if (held !== undefined) return held;
    const found = folded.includes(piece);
    known.set(piece, found);
    return found;
  };
}

/** Whether a text holds all that one way of matching needs. */
export const holdsAll = (holds: (piece: string) => boolean, way: AllOf): boolean =>
  way.every((pieces) => pieces.some(holds));

/** Pieces that stand in so many prompts that they tell forms apart badly. */
const common = new Set(
  "how what whats which why when where who the for make write best get to do is are can could should would my me we you it in on of with and or an best way help need want give tell some good there from".split(
    " ",
  ),
);

interface Need {
  readonly pieces: AnyOf;
  /** How well they tell forms apart: as well as the commonest of them. */
  readonly worth: number;
}

/** The needs of a text that is matched one way. */
type Way = readonly Need[];

const worthOf = (word: string): number => (common.has(word) ? 1 : word.length + 1);

const rarestOf = (way: Way): Need | null =>
  way.reduce<Need | null>(
    (rarest, need) => (rarest !== null && rarest.worth >= need.worth ? rarest : need),
    null,
  );

/** One need in the place of several ways; null where one of them needs nothing. */
function joinWays(ways: readonly Way[]): Need | null {
  const pieces: string[] = [];
  let worth = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const rarest = rarestOf(way);
    if (rarest === null) return null;
    pieces.push(...rarest.pieces);
    worth = Math.min(worth, rarest.worth);
  }
  return { pieces, worth };
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

  /** What each of the alternatives up to a closing parenthesis or the end needs. */
  readAlternatives(): readonly Way[] {
    const ways = [this.readSequence()];
    while (this.source.charAt(this.at) === "|") {
      this.at += 1;
      ways.push(this.readSequence());
    }
    return ways;
  }

  private readSequence(): Way {
    const { source } = this;
    const needs: Need[] = [];
    while (this.at < source.length) {
      const char = source.charCodeAt(this.at);
      if (char === either || char === closing) break;
      if (isLetter(char)) {
        const run = this.readRun();
        if (run.length > 1) needs.push({ pieces: [run], worth: worthOf(run) });
        continue;
      }
      const group = this.readAtom(source.charAt(this.at));
      if (!this.readQuantifier() && group !== null) needs.push(group);
    }
    return needs;
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
  private readAtom(char: string): Need | null {
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

  private readGroup(): Need | null {
    const { source, at } = this;
    const isMarked = source.charAt(at) === "?";
    const isMatched = !isMarked || source.charAt(at + 1) === ":";
    if (isMarked) this.at += source.charAt(at + 1) === "<" ? 3 : 2;
    const inside = this.readAlternatives();
    this.at += 1;
    return isMatched ? joinWays(inside) : null;
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

/**
 * What a text must hold for a pattern to match it, one entry for each of its alternatives; null
 * where one of them needs nothing that can be told. So most patterns need never be compiled.
 */
export function requiredWords(pattern: string): readonly AllOf[] | null {
  const ways = new PatternReader(pattern).readAlternatives();
  if (ways.some(({ length }) => length === 0)) return null;
  return ways.map((way) =>
    way.toSorted((one, other) => other.worth - one.worth).map(({ pieces }) => pieces),
  );
}
