import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { indonesianReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Indonesian prompts takes. */
export const indonesianKit: LanguageKit = { ...indonesianReader, texts };
