import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { swedishReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Swedish prompts takes. */
export const swedishKit: LanguageKit = { ...swedishReader, texts };
