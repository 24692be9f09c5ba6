/** How a language with articles names a topic again: "una pizza" is "la pizza". */
export interface ArticleGrammar {
  readonly nouns: "behind-articles";
  /** BCP 47 primary tag. */
  readonly tag: string;
  /** What stands before a noun, and the article it is named again with, as `un:el|del:el`. */
  readonly articles: string;
  /** The article before a vowel; it replaces the ones listed behind it (`l':le,la`). */
  readonly elided?: string;
  /** A topic without its article is not named (Italian: "sulla pizza" leaves none behind). */
  readonly needsArticle?: true;
  /** Leads to where or for whom something is, rarely to what it is about. */
  readonly circumstances: string;
  /** Joins a noun to what belongs to it ("de"). */
  readonly joiners: string;
  /** Stands before a noun and is part of its name ("primera"). */
  readonly kept: string;
  /** Stands before a noun and can be left out ("mejor"). */
  readonly dropped: string;
  /** Endings of verbs as they are named ("cenar"). */
  readonly infinitives?: string;
  /** Endings of adjectives, and on which side of their noun they stand. */
  readonly adjectives: string;
  readonly adjectivesLead?: true;
  /** Endings behind an article that speak against a noun, as `a:s,ar,er`. */
  readonly doubtful?: string;
  /** Nouns that say nothing alone. */
  readonly generic: string;
}

/** How a language that writes nouns with a capital names a topic again: bare. */
export interface CapitalGrammar {
  readonly nouns: "capitalised";
  /** Articles, left out before a topic. */
  readonly articles: string;
  /** Behind these a noun may have the ending of another case. */
  readonly oblique: string;
  /** Such endings. */
  readonly obliqueEndings: string;
  readonly genitive: string;
  /** Endings of nouns that name what is to be made or given ("Blogbeitrag"). */
  readonly madeEndings: string;
  readonly generic: string;
}

/** How a language that puts a particle behind its nouns names a topic again: without it. */
export interface MarkedGrammar {
  readonly nouns: "before-particles";
  /** What a noun looks like, and what stands right behind it (sources of regular expressions). */
  readonly noun: string;
  readonly markedBy: string;
  /** What may not stand right before a noun (a class of characters): its other letters. */
  readonly notAfter: string;
  /** Whether a topic is a single noun, as where nothing parts words. */
  readonly onlyNouns?: true;
  readonly generic: string;
}

/** How English names a topic again: the phrase as it stands (`find-key-term.ts`). */
export interface RunGrammar {
  readonly nouns: "in-runs";
}

/** How the phrase a prompt turns on is found in a language, and named again in its sentences. */
export type TopicGrammar = ArticleGrammar | CapitalGrammar | MarkedGrammar | RunGrammar;

/** Remembers what was made of each text: grammars are read again with every prompt. */
function once<Made>(make: (source: string) => Made): (source: string) => Made {
  const known = new Map<string, Made>();
  return (source) => {
    const made = known.get(source) ?? make(source);
    known.set(source, made);
    return made;
  };
}

/** The words of a list separated by `|`. */
export const wordsOfList = once((list): ReadonlySet<string> => new Set(list.split("|")));

/** The pairs of a list such as `un:el|del:el`. */
export const pairsOfList = once(
  (list): ReadonlyMap<string, string> =>
    new Map(
      list.split("|").map((pair) => {
        const at = pair.indexOf(":");
        return [pair.slice(0, at), pair.slice(at + 1)] as const;
      }),
    ),
);

/** What a pattern matches from beginning to end. */
export const wholly = once((pattern) => new RegExp(`^(?:${pattern})$`, "u"));

/** Every place of a pattern. */
export const everywhere = once((pattern) => new RegExp(pattern, "gu"));

/** What ends in one of some endings separated by `|`. */
export const endingIn = once((endings) => new RegExp(`(?:${endings})$`, "u"));
