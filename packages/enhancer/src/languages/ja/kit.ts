import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { japaneseReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Japanese prompts takes. */
export const japaneseKit: LanguageKit = { ...japaneseReader, texts };
