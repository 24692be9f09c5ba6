import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { bengaliReader } from "./reader.ts";
import texts from "./texts.json" with { type: "json" };

/** All that reading and sharpening Bengali prompts takes. */
export const bengaliKit: LanguageKit = { ...bengaliReader, texts };
