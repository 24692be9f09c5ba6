import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { portugueseReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Portuguese prompts takes. */
export const portugueseKit: LanguageKit = { ...portugueseReader, texts };
