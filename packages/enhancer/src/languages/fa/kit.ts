import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { persianReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Persian prompts takes. */
export const persianKit: LanguageKit = { ...persianReader, texts };
