import type { LanguageKit } from "@whetstone/enhancer";
import { englishKit, isKnownLanguage, type LanguageData, makeKit } from "@whetstone/enhancer/kit";
import { z } from "zod";
import { languageFile } from "../platform/language-file.ts";

const whole = z.object({ care: z.looseObject({}), lexicon: z.looseObject({}) });

/** Our own file, whose parts the build has checked: only that it came whole is looked at. */
const languageDataSchema = z.custom<LanguageData>((data) => whole.safeParse(data).success);

/** Reads the file of a language that comes with the extension. */
export type ReadFile = (path: string) => Promise<unknown>;

/**
 * Loads what reading prompts of a language takes, once each; English, which is built in, for one
 * that nobody knows here. A worker can't import when it needs to, so the languages are files.
 * Rejects where a file can't be read; the next call tries again.
 */
export const createKitLoader = (readFile: ReadFile) => {
  const loaded = new Map<string, Promise<LanguageKit>>();
  const load = async (tag: string) =>
    makeKit(tag, languageDataSchema.parse(await readFile(languageFile(tag))));
  return async (tag: string): Promise<LanguageKit> => {
    if (tag === "en" || !isKnownLanguage(tag)) return englishKit;
    const kit = loaded.get(tag) ?? load(tag);
    loaded.set(tag, kit);
    kit.catch(() => loaded.delete(tag));
    return kit;
  };
};
