import { leaveOutBlanks } from "./blanks.ts";
import type { Outcome } from "./flow.ts";

/**
 * True where a result may go into the draft unseen: it is another text, every check passed, and no
 * blank stands open (EXT-28).
 */
export const mayGoUnseen = ({ original, text, answer }: Outcome): boolean =>
  answer.unchanged === undefined &&
  text !== original &&
  answer.checks.every(({ passed }) => passed) &&
  leaveOutBlanks(text, answer.enhancedPrompt, original).leftOut === 0;
