import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { dutchReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Dutch prompts takes. */
export const dutchKit: LanguageKit = { ...dutchReader, texts };
