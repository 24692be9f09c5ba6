/** The messages of a language by their keys; `$1`, `$2`… in them stand for values. */
export type Messages = Readonly<Record<string, string>>;

/** What can stand for `$1`: a number is written as the language writes it. */
type Value = string | number;

/** The values a message needs, as many as it names. */
type ValuesOf<Message extends string> = Message extends `${string}$4${string}`
  ? [Value, Value, Value, Value]
  : Message extends `${string}$3${string}`
    ? [Value, Value, Value]
    : Message extends `${string}$2${string}`
      ? [Value, Value]
      : Message extends `${string}$1${string}`
        ? [Value]
        : [];

/** The keys of what is counted: those with a text for one and one for other amounts. */
type CountedOf<All extends Messages> = {
  [Key in keyof All & string]: Key extends `${infer Counted}_other` ? Counted : never;
}[keyof All & string];

/** What an interface says in a person's language, and how that language writes things. */
export interface Language<All extends Messages> {
  /** BCP 47, for `lang` and for dates. */
  readonly tag: string;
  /** A message with its values. */
  say<Key extends keyof All & string>(key: Key, ...values: ValuesOf<All[Key]>): string;
  /** A message that counts something; the amount stands for `$1`. */
  sayCount(key: CountedOf<All>, amount: number): string;
  /** A day or time of `Date.parse`'s kinds, as the language writes it. */
  sayTime(at: string | number, form: Intl.DateTimeFormatOptions): string;
}

export interface LanguageParts {
  /** BCP 47; asked for when something is said, not before. */
  readonly tag: () => string;
  /** The message of a key with the values put in. */
  readonly read: (key: string, values: readonly string[]) => string;
}

/**
 * Makes a language of wherever its messages are. All languages have two forms of what is counted:
 * none of ours needs more for amounts below a million.
 */
export const createLanguage = <All extends Messages>({
  tag,
  read,
}: LanguageParts): Language<All> => {
  const write = (value: Value): string =>
    typeof value === "number" ? new Intl.NumberFormat(tag()).format(value) : value;
  return {
    get tag() {
      return tag();
    },
    say: (key, ...values) => read(key, [...values].map(write)),
    sayCount: (key, amount) => {
      const isOne = new Intl.PluralRules(tag()).select(amount) === "one";
      return read(`${key}_${isOne ? "one" : "other"}`, [write(amount)]);
    },
    sayTime: (at, form) => new Intl.DateTimeFormat(tag(), form).format(new Date(at)),
  };
};
