import { type Locale, locales, panelLocales } from "@whetstone/enhance-flow/locales";
import { messageName } from "../platform/message-name.ts";
import de from "./de.json" with { type: "json" };
import { extensionEnglish as en } from "./en.ts";
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import pt_BR from "./pt_BR.json" with { type: "json" };
import zh_CN from "./zh_CN.json" with { type: "json" };

type Whole = Readonly<Record<keyof typeof en, string>>;

/** What the extension says besides the panel, in every language. */
export const extensionLocales: Readonly<Record<Locale, Whole>> = {
  en,
  de,
  es,
  fr,
  hi,
  ja,
  pt_BR,
  zh_CN,
};

/** Everything the extension says in a language, by the names of `_locales`. */
export const messagesOf = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...extensionLocales[locale], ...panelLocales[locale] }).map(
      ([key, message]) => [messageName(key), message],
    ),
  );

/** The files below `_locales` of the built extension, by their paths in it. */
export const createLocaleFiles = (): ReadonlyMap<string, string> =>
  new Map(
    locales.map((locale) => {
      const messages = Object.entries(messagesOf(locale)).map(([name, message]) => [
        name,
        { message },
      ]);
      return [
        `_locales/${locale}/messages.json`,
        JSON.stringify(Object.fromEntries(messages), null, 2),
      ];
    }),
  );
