import { parseWithoutEval } from "@whetstone/api-client";
import { LanguageProvider } from "@whetstone/enhance-flow/react";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { language, panelLanguage } from "./platform/language.ts";

/** Shows a page of the extension, in the person's language. */
export const showOwnPage = (title: string, content: ReactNode): void => {
  parseWithoutEval();
  document.documentElement.lang = language.tag;
  document.title = title;
  const mount = document.getElementById("root");
  if (!mount) throw new Error("The page has no #root");
  createRoot(mount).render(
    <StrictMode>
      <LanguageProvider language={panelLanguage}>{content}</LanguageProvider>
    </StrictMode>,
  );
};

/** Ends when the page goes. */
export const endOfPage = (): AbortSignal => {
  const ended = new AbortController();
  addEventListener("pagehide", () => ended.abort());
  return ended.signal;
};
