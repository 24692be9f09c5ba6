/** Where the build puts what the engine knows of a language (`vite.config.ts`). */
export const languageFile = (tag: string): string => `languages/${tag}.json`;
