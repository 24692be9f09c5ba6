import type { language } from "../platform/language.ts";

/** What is said of a chat page that is off until the person allows it. */
export interface OptionalSiteTexts {
  readonly label: string;
  readonly hint: string;
  /** The browser did not allow it. */
  readonly refused: string;
  /** It is allowed from now on. */
  readonly reload: string;
}

/** The texts of each optional host's switch, by its match pattern. */
export const optionalSiteTexts: Readonly<
  Record<string, (speaker: Pick<typeof language, "say">) => OptionalSiteTexts>
> = {
  "https://x.com/*": ({ say }) => ({
    label: say("sites_x"),
    hint: say("sites_xHint"),
    refused: say("sites_xRefused"),
    reload: say("sites_xReload"),
  }),
};
