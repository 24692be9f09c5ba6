import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { hindiReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Hindi prompts takes. */
export const hindiKit: LanguageKit = { ...hindiReader, texts };
