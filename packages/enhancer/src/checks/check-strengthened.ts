import { analyse } from "../analysis/analysis.ts";
import { isJailbreak } from "../care/is-jailbreak.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { findGuardAlsoEnglish } from "./guard-cues.ts";
import { findLoosened } from "./loosened.ts";

/** The rewrite sets no assistant free, and helps nobody to do harm unseen, beyond what was typed. */
export function checkStrengthened(input: CheckInput): Finding {
  const { text } = input.added;
  if (input.unchanged || text.trim() === "") return { count: 0, failures: [] };
  const { original, supported = "" } = input.request;
  const known = `${original}\n${supported}`.toLowerCase();
  const tag = input.request.language ?? input.originalLanguage.tag;
  const phrases = findGuardAlsoEnglish(text, "loosened", input).map(({ start, end }) =>
    text.slice(start, end),
  );
  const loosened = [...phrases, ...findLoosened(text, tag)].filter(
    (phrase) => !known.includes(phrase.toLowerCase()),
  );
  const frees = isJailbreak(analyse(text, input.lexicons, input.request.language));
  const failures = loosened.length === 0 && frees ? ["…"] : [...new Set(loosened)];
  return { count: failures.length, failures };
}
