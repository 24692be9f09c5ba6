import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { frenchReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening French prompts takes. */
export const frenchKit: LanguageKit = { ...frenchReader, texts };
