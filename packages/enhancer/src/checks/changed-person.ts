/** "My" and "your", of one language: what belongs to the person, and to whom the text speaks. */
interface Possessives {
  readonly mine: string;
  readonly yours: string;
}

const possessives: Readonly<Record<string, Possessives>> = {
  en: { mine: "my", yours: "your" },
  de: { mine: "mein(?:e[mnrs]?)?", yours: "dein(?:e[mnrs]?)?|Ihr(?:e[mnrs]?)?" },
  fr: { mine: "mon|ma|mes", yours: "ton|ta|tes|votre|vos" },
  es: { mine: "mis?", yours: "tus?" },
  it: { mine: "mi[oae]|miei", yours: "tu[oae]|tuoi" },
  pt: { mine: "meus?|minhas?", yours: "teus?|tuas?|seus?|suas?" },
  nl: { mine: "mijn", yours: "jouw|je|uw" },
  pl: { mine: "m[oó]j\\p{L}*", yours: "tw[oó]j\\p{L}*" },
  ru: { mine: "мо[йяеёи]\\p{L}*", yours: "тво[йяеёи]\\p{L}*|ваш\\p{L}*" },
};

/** So many first letters tell a noun in its other forms. */
const stem = 4;

/** The nouns right behind a possessive, by their first letters. */
function ownedIn(text: string, words: string): ReadonlySet<string> {
  const form = new RegExp(`(?<!\\p{L})(?:${words})\\s+(?:\\p{L}+['’]s? )?(\\p{L}{2,})`, "giu");
  return new Set(
    [...text.matchAll(form)].map(([, noun = ""]) => noun.toLowerCase().slice(0, stem)),
  );
}

const saysI = /(?<![\p{L}'’])i(?:['’]\p{L}+)?(?= \p{L})/iu;
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
  const isYou = tag === "en" && saysI.test(original) && !saysI.test(rewritten);
  const you = isYou ? (youForI.exec(rewritten)?.[0] ?? null) : null;
  return you === null || youForI.test(original) ? turned : [...turned, you.trim()];
}
