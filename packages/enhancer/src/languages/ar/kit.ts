import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { arabicReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Arabic prompts takes. */
export const arabicKit: LanguageKit = { ...arabicReader, texts };
