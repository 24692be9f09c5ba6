/** "My" and "your", of one language: what belongs to the person, and to whom the text speaks. */
export interface Possessives {
  readonly mine: string;
  readonly yours: string;
}

/** The possessives of each language, as alternatives of a pattern. */
export const possessives: Readonly<Record<string, Possessives>> = {
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
