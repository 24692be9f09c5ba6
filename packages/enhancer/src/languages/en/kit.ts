import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { needs } from "../../catalogue/needs.ts";
import { statements } from "../../catalogue/statements.ts";
import { englishReader } from "./reader.ts";

/** All that reading and sharpening English prompts takes. */
export const englishKit: LanguageKit = { ...englishReader, texts: { needs, statements } };
