import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { makeKit } from "../make-kit.ts";
import care from "./care.json" with { type: "json" };
import lexicon from "./lexicon.json" with { type: "json" };
import reader from "./reader.json" with { type: "json" };
import texts from "./texts.json" with { type: "json" };
import words from "./words.json" with { type: "json" };

/** All that reading and sharpening Turkish prompts takes. */
export const turkishKit: LanguageKit = makeKit("tr", { care, lexicon, reader, texts, words });
