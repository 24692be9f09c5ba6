import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { koreanReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Korean prompts takes. */
export const koreanKit: LanguageKit = { ...koreanReader, texts };
