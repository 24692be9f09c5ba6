import { createContext, useContext } from "react";
import type { PageDocument } from "../page-document.ts";
import type { SiteSettings } from "../site-settings.ts";

/** What the blocks of a page know besides their own content. */
export interface SiteContext {
  readonly page: PageDocument;
  readonly pages: readonly PageDocument[];
  readonly settings: SiteSettings;
  /** When the site is built. */
  readonly now: Date;
}

const Context = createContext<SiteContext | null>(null);

/** Gives the blocks below what they know of the site. */
export const SiteProvider = Context;

/** The site around a block. Throws outside of `SiteProvider`. */
export const useSite = (): SiteContext => {
  const site = useContext(Context);
  if (!site) throw new Error("Blocks are rendered inside of a SiteProvider");
  return site;
};
