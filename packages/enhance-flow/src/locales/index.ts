import type { Messages } from "../language/language.ts";
import de from "./de.json" with { type: "json" };
import { panelEnglish as en } from "./en.ts";
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import pt_BR from "./pt_BR.json" with { type: "json" };
import zh_CN from "./zh_CN.json" with { type: "json" };

type Whole = Readonly<Record<keyof typeof en, string>>;

/** The languages of the interface, by the names browsers have for them. */
export const locales = ["en", "de", "es", "fr", "hi", "ja", "pt_BR", "zh_CN"] as const;

export type Locale = (typeof locales)[number];

/** What the panel says, in every language: for builds that hand texts to the browser. */
export const panelLocales: Readonly<Record<Locale, Messages>> = {
  en,
  ...({ de, es, fr, hi, ja, pt_BR, zh_CN } satisfies Readonly<
    Record<Exclude<Locale, "en">, Whole>
  >),
};
