import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { russianReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Russian prompts takes. */
export const russianKit: LanguageKit = { ...russianReader, texts };
