import { createContext, type ReactNode, useContext } from "react";
import { english, type PanelLanguage } from "./english.ts";

const LanguageContext = createContext<PanelLanguage>(english);

/** The language in which the panel and its parts speak below it; without one, English. */
export const LanguageProvider = ({
  language,
  children,
}: {
  readonly language: PanelLanguage;
  readonly children: ReactNode;
}) => <LanguageContext value={language}>{children}</LanguageContext>;

export const useLanguage = (): PanelLanguage => useContext(LanguageContext);
