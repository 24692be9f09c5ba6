import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { spanishReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Spanish prompts takes. */
export const spanishKit: LanguageKit = { ...spanishReader, texts };
