import MiniSearch from "minisearch";
import { wordsOfQuery, wordsOfText } from "./normalise.ts";

export interface SearchableTemplate {
  readonly id: string;
  readonly text: string;
}

/** From this length on a word may hold a typing error, where nothing is found otherwise. */
const forgivenFrom = 5;

/**
 * Finds templates by all words of a query, in any order and as far as they are typed, whatever
 * their case, accents and hyphens. Answers the ids of those that match; all for no words.
 */
export const createTemplateSearch = (templates: readonly SearchableTemplate[]) => {
  const index = new MiniSearch<SearchableTemplate>({
    fields: ["text"],
    tokenize: (text) => [...wordsOfText(text)],
    searchOptions: {
      combineWith: "AND",
      prefix: true,
      tokenize: (query) => [...wordsOfQuery(query)],
    },
  });
  index.addAll(templates);
  return (query: string): ReadonlySet<string> => {
    if (wordsOfQuery(query).length === 0) return new Set(templates.map(({ id }) => id));
    const ways = [
      () => index.search(query),
      () => index.search(query.replaceAll("-", " ")),
      () => index.search(query, { fuzzy: (word) => (word.length >= forgivenFrom ? 1 : false) }),
    ];
    for (const search of ways) {
      const found = search();
      if (found.length > 0) return new Set(found.map(({ id }) => String(id)));
    }
    return new Set();
  };
};
