/**
 * How a request of one kind is put. Every text is a regular expression without anchors and flags
 * (it is matched in small letters, in whole words); `grammar/` says what stands around it in each
 * language. Forms look at the head noun or at the opening, never at a word anywhere.
 */
export type Form =
  /** The head noun of what is to be made, with or without a verb ("write a short poem", "poem for mom"). */
  | { readonly thing: string }
  /** The same, but only behind a verb of making ("build me a shop"). */
  | { readonly made: string }
  /** The request begins so ("how do i clean", "explain"). */
  | { readonly opens: string }
  /** The request begins with `does`, and `to` stands at most seven words behind it. */
  | { readonly does: string; readonly to: string }
  /** The whole request, from its first word to its last, is of this form. */
  | { readonly is: string };

/** The statements of an ask: ids, the most useful first. What a style lacks is taken from `professional`. */
export interface Advice {
  /** At most three. */
  readonly professional: readonly string[];
  readonly technical?: readonly string[];
  readonly creative?: readonly string[];
  /** At most two short ones. */
  readonly concise?: readonly string[];
  /** What the highest level adds: trade-offs, how to verify. At most two. */
  readonly expert?: readonly string[];
}

/** A kind of request, and what an expert would want to know before answering it. */
export interface Ask {
  /** `area.kind`, small letters. */
  readonly id: string;
  readonly forms: readonly Form[];
  /** What must not stand anywhere in the prompt. */
  readonly not?: string;
  /** What the answer turns on, the most decisive first; at most three are asked. */
  readonly needs: readonly string[];
  /** Statements that hold for EVERY prompt of this ask; none where nothing does. */
  readonly advice?: Advice;
  /** It works on a text, code or data that must be brought along. */
  readonly onMaterial?: true;
}

/** Other words for a need: for some asks, or where a prompt holds certain words. */
export interface NeedCase {
  /** The ids of the asks it is for; without them it is for all. */
  readonly of?: readonly string[] | undefined;
  /** What must stand in the prompt (regular expression, small letters). */
  readonly when?: string | undefined;
  /** Where the need's own would read badly before its answers. */
  readonly label?: string | undefined;
  readonly question?: string | undefined;
  readonly suggestions?: readonly string[] | undefined;
}

/** What only the person knows, and what the answer turns on. */
export interface Need {
  /** The label of the answer's line in the prompt ("Who gets it"), without a colon. */
  readonly label: string;
  /** Short and concrete, at most 60 characters. */
  readonly question: string;
  /** Two to four answers real people would tap, at most 28 characters each. */
  readonly suggestions: readonly string[];
  /** How it is put to some of those who are asked it; the first that fits is taken. */
  readonly cases?: readonly NeedCase[];
  /** What in a prompt already answers it (regular expression, small letters). */
  readonly said?: string;
  /** A text, code or data the person brings along: any that is there answers it. */
  readonly isMaterial?: true;
}
