import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { vietnameseReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Vietnamese prompts takes. */
export const vietnameseKit: LanguageKit = { ...vietnameseReader, texts };
