import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { italianReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Italian prompts takes. */
export const italianKit: LanguageKit = { ...italianReader, texts };
