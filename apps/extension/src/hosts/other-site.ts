import { foreignEditors } from "../editors/editor-kind.ts";
import { defineHost } from "./define-host.ts";

/**
 * Any other page a person lets the extension work on (HOST-12): the field that is written in.
 */
export const otherSite = defineHost({
  platform: "other",
  matches: [],
  composers: [],
  decoys: foreignEditors,
  isStrict: true,
  box: ":not(*)",
  // How other pages mark their messages is not known: no conversation is read there.
  messages: { user: ":not(*)", assistant: ":not(*)" },
});
