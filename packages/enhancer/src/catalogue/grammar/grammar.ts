/** What a telegram leaves out behind its head noun ("gift dad 60 golf": "for my"). */
export interface LeftOut {
  /** The beginning of such a telegram up to where it is missing; what stands there is looked ahead at. */
  readonly behind: string;
  readonly put: string;
}

/**
 * How requests are put in one language: templates of regular expressions in which `{it}` stands
 * for the text of a form (and `{to}` for what `does` is done to).
 */
export interface Grammar {
  readonly tag: string;
  /** What comes before a request and says nothing ("please", "can you", "hi"): stripped, repeatedly. */
  readonly polite: string;
  readonly thing: string;
  readonly made: string;
  readonly opens: string;
  readonly does: string;
  readonly is: string;
  /**
   * The head noun near the beginning and its details behind it with nothing between, as people
   * type into a search box ("wedding vows funny but short"). Only nouns of two words and more are
   * looked for so, where nothing else was found.
   */
  readonly bare?: string;
  /**
   * What telegrams leave out before a thing of one's own ("dog keeps scratching his ears"): put in
   * front of a request of which nothing else is known.
   */
  readonly owner?: string;
  /**
   * What telegrams leave out between a thing and its reader, owner or topic; put in where what
   * follows gives evidence, and nothing else is known. The first that fits is taken.
   */
  readonly leftOut?: readonly LeftOut[];
  /** How a sentence begins that asks for a second thing ("also write", "and then explain"). */
  readonly second: string;
  /** Where a second request follows in the same sentence ("… and then translate it"), if it can be told. */
  readonly goesOn?: string;
  /**
   * How a sentence begins that is an order about the answer ("give", "mark", "each entry"): it
   * tells no fact. Null where the language needs a pronoun, a figure or a name to tell one.
   */
  readonly orders: string | null;
  /** How a prompt declines what it names, or bars explanations ("don't write me a poem", "return only"). */
  readonly refuses?: string;
  /** What tells of somebody or something early in a sentence ("my", "she", "it's"), if it can be said. */
  readonly tells?: string;
}
