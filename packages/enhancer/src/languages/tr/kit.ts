import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { turkishReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Turkish prompts takes. */
export const turkishKit: LanguageKit = { ...turkishReader, texts };
