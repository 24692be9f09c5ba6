import { say } from "../platform/content-runtime.ts";

/**
 * Everything the script on chat pages says, read at its start: there is nothing to ask once the
 * extension is gone from under the page. Nothing else may import this: the build would take it out
 * of the page's one script.
 */
export const readTexts = () => ({
  language: say("language"),
  direction: say("direction"),
  enhance: say("enhancePrompt"),
  notLoaded: say("notLoaded"),
  updated: say("updated", __PRODUCT_NAME__),
  ok: say("ok"),
});

export type ContentTexts = ReturnType<typeof readTexts>;
