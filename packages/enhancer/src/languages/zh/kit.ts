import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { chineseReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Chinese prompts takes. */
export const chineseKit: LanguageKit = { ...chineseReader, texts };
