import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { germanReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening German prompts takes. */
export const germanKit: LanguageKit = { ...germanReader, texts };
