/** Making kits from the files of a language where nothing can be imported later. */
export { englishKit } from "./languages/en/kit.ts";
export { type LanguageData, makeKit } from "./languages/make-kit.ts";
export { isKnownLanguage, knownLanguages } from "./languages/tags.ts";
