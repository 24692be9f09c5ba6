import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { polishReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Polish prompts takes. */
export const polishKit: LanguageKit = { ...polishReader, texts };
