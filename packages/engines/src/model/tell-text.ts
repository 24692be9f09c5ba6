import type { TextListener } from "../engine.ts";
import { cleanBeginning, longestPreamble } from "./clean-output.ts";

export interface TextTellerParts {
  /** The prompt as the person wrote it. */
  readonly original: string;
  /** Puts masked secrets back; only whole stand-ins are told. */
  readonly restore: (text: string) => string;
  readonly onText: TextListener;
}

/** How many characters at the end are kept back: the end is told once the use was counted. */
const keptBack = 24;

/**
 * Takes everything a model has written so far, again and again, and tells what is new of the
 * rewrite in it. What was told stays the beginning of what is told later.
 */
export const createTextTeller = ({ original, restore, onText }: TextTellerParts): TextListener => {
  let told = "";
  let seen = 0;
  let isReasoning = false;
  return (written) => {
    const piece = written.slice(seen);
    seen = written.length;
    // Reasoning ends with a tag: all of it need not be searched anew at each piece of it.
    if (isReasoning && !piece.includes(">")) return;
    const clean = restore(cleanBeginning(written, original));
    isReasoning = clean === "" && written.length > longestPreamble;
    const text = clean.slice(0, -keptBack);
    if (text.length <= told.length || !text.startsWith(told)) return;
    onText(text.slice(told.length));
    told = text;
  };
};
