import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { hebrewReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Hebrew prompts takes. */
export const hebrewKit: LanguageKit = { ...hebrewReader, texts };
