import type { User } from "@whetstone/api-client";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a reader takes for the first letter, however many code points it has. */
const first = (text: string): string => {
  const [letter] = graphemes.segment(text.trim());
  return letter?.segment ?? "";
};

/** One or two letters that stand for a person: of the names, else of the address. */
export const initialsOf = (user: Pick<User, "firstName" | "lastName" | "email">): string =>
  (first(user.firstName) + first(user.lastName) || first(user.email)).toUpperCase();
