import { panelEnglish } from "../locales/en.ts";
import type { Locale } from "../locales/index.ts";

/** The line for somebody in a crisis, in one language. */
export interface CrisisLine {
  readonly text: string;
  /** BCP 47, for `lang`. */
  readonly tag: string;
}

/** The text of a language; its file is loaded only when a crisis was told in it. */
type Load = () => Promise<{ readonly locale: Locale; readonly text: string }>;

const loaders: Readonly<Record<string, Load>> = {
  en: async () => ({ locale: "en", text: panelEnglish.unchanged_crisis }),
  de: async () => {
    const { default: texts } = await import("../locales/de.json", { with: { type: "json" } });
    return { locale: "de", text: texts.unchanged_crisis };
  },
  es: async () => {
    const { default: texts } = await import("../locales/es.json", { with: { type: "json" } });
    return { locale: "es", text: texts.unchanged_crisis };
  },
  fr: async () => {
    const { default: texts } = await import("../locales/fr.json", { with: { type: "json" } });
    return { locale: "fr", text: texts.unchanged_crisis };
  },
  hi: async () => {
    const { default: texts } = await import("../locales/hi.json", { with: { type: "json" } });
    return { locale: "hi", text: texts.unchanged_crisis };
  },
  ja: async () => {
    const { default: texts } = await import("../locales/ja.json", { with: { type: "json" } });
    return { locale: "ja", text: texts.unchanged_crisis };
  },
  pt: async () => {
    const { default: texts } = await import("../locales/pt_BR.json", { with: { type: "json" } });
    return { locale: "pt_BR", text: texts.unchanged_crisis };
  },
  zh: async () => {
    const { default: texts } = await import("../locales/zh_CN.json", { with: { type: "json" } });
    return { locale: "zh_CN", text: texts.unchanged_crisis };
  },
};

const primaryOf = (tag: string): string => tag.split("-")[0] ?? tag;

/**
 * The line in the language of a prompt, to load; null where we have none, or where the interface
 * speaks that language already. Tags are BCP 47.
 */
export const crisisLineIn = (
  promptTag: string,
  interfaceTag: string,
): (() => Promise<CrisisLine>) | null => {
  const primary = primaryOf(promptTag);
  const load = Object.hasOwn(loaders, primary) ? loaders[primary] : undefined;
  if (load === undefined || primary === primaryOf(interfaceTag)) return null;
  return async () => {
    const { locale, text } = await load();
    return { text, tag: locale.replace("_", "-") };
  };
};
