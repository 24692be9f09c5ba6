import { possessives } from "./possessives.ts";
import { saysI } from "./says-i.ts";
import { stemOf } from "./stem-of.ts";

/** The nouns right behind a possessive, by their first letters. */
function ownedIn(text: string, words: string): ReadonlySet<string> {
  const form = new RegExp(`(?<!\\p{L})(?:${words})\\s+(?:\\p{L}+['’]s? )?(\\p{L}{2,})`, "giu");
  return new Set([...text.matchAll(form)].map(([, noun = ""]) => stemOf(noun.toLowerCase())));
}

const youForI = /(?:^|[.!?] )you (?!are an?\b|can\b|may\b|should\b|will\b|have\b)\p{L}+/iu;

/**
 * Where a rewrite speaks to the person about their own case: "my mother" has become "your mother",
 * "I forgot" "You forgot". Whoever reads it would take the assistant for the one it happened to.
 * Gives the word that is turned, as it stands in the rewrite.
 */
export function findChangedPerson(
  original: string,
  rewritten: string,
  tag: string,
): readonly string[] {
  const pair = possessives[tag];
  if (pair === undefined) return [];
  const mine = ownedIn(original, pair.mine);
  const [still, told] = [ownedIn(rewritten, pair.mine), ownedIn(original, pair.yours)];
  const turned = [...ownedIn(rewritten, pair.yours)].filter(
    (noun) => mine.has(noun) && !still.has(noun) && !told.has(noun),
  );
  const isYou = tag === "en" && saysI(original) && !saysI(rewritten);
  const you = isYou ? (youForI.exec(rewritten)?.[0] ?? null) : null;
  return you === null || youForI.test(original) ? turned : [...turned, you.trim()];
}
