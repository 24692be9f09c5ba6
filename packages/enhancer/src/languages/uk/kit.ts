import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { ukrainianReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Ukrainian prompts takes. */
export const ukrainianKit: LanguageKit = { ...ukrainianReader, texts };
