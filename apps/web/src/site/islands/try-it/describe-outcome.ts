import type { Enhancement } from "@whetstone/enhance-flow";
import { detectPromptLanguage, type PromptScore, strongScore } from "@whetstone/enhancer";
import { isKnownLanguage } from "@whetstone/enhancer/load-language";
import type { SharpenedBullet } from "./bullet/sharpen-bullet.ts";
import type { Outcome } from "./outcome.ts";

type Notice = Extract<Outcome, { kind: "notice" }>;

const notice = (title: string, advice: string): Notice => ({ kind: "notice", title, advice });

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** From this confidence on the engine takes a language as told. */
const sure = 0.4;

const nothingYet = notice(
  "Nothing to work with yet",
  "Say in a sentence what you want done, and about what.",
);

const otherLanguage = (tag: string): Notice =>
  notice(
    `This looks like ${languageNames.of(tag) ?? tag}`,
    "That is a language we don't write sentences in yet, so your words stand as they are.",
  );

const unknownLanguage = notice(
  "No request that we recognise",
  "The engine couldn't tell the language or what is wanted, so your words stand as they are. A whole sentence helps: what should be done, and about what?",
);

/** What reads like no request, and scores no more than this, asks for nothing. */
const aimless = 25;

/** Why a prompt that came back as it was has nothing to be worked on; null where there is something. */
export const findNotice = (
  prompt: string,
  { ask = null, unchanged }: Enhancement,
  score: PromptScore | null,
): Notice | null => {
  if (!/\p{L}/u.test(prompt) || unchanged === "greeting") return nothingYet;
  const { tag, confidence } = detectPromptLanguage(prompt);
  if (tag !== "und" && !isKnownLanguage(tag)) return otherLanguage(tag);
  if (confidence < sure) return unknownLanguage;
  return ask === null && score !== null && score.total < aimless ? nothingYet : null;
};

/** What to say of a prompt that came back as it was. */
export const describeUnchanged = (score: PromptScore, hasQuestions: boolean): string => {
  if (hasQuestions) return "What is missing, only you can say. Answer what you can.";
  return score.total >= strongScore
    ? "Already strong: nothing to add."
    : "Left as it is: the engine has no sentence to add here.";
};

/** What to say of a prompt that was sharpened. */
export const describeChanged = (before: string, after: string): string =>
  after.includes(before.trim())
    ? "What was added is marked. Your own words stand as you wrote them."
    : "Every change is marked.";

/** What to say of a bullet in a prompt that asks to finish it. */
export const describeBullet = (replaced: string | null): string =>
  replaced === null
    ? "What was added is marked. Your own words stand as you wrote them."
    : `“${replaced}” names a duty, not what you did, so a gap took its place. The rest stands as you wrote it, and what was added is marked.`;

/** Why nothing was made of a text that should be a bullet. */
export const describeUnread = (bullet: Exclude<SharpenedBullet, { kind: "sharpened" }>): Notice => {
  if (bullet.kind === "nothing")
    return notice("Nothing to work with yet", "Write one line about something you did in a job.");
  if (bullet.kind === "several")
    return notice(
      "One bullet at a time",
      `There are ${bullet.count} in the box, and they stand as you pasted them. Leave the one you want to start with.`,
    );
  return notice(
    bullet.tag === "und"
      ? "A line we can't read"
      : `This looks like ${languageNames.of(bullet.tag) ?? bullet.tag}`,
    "Resume lines are read in English, German, Spanish, French and Portuguese. Yours stands as you wrote it.",
  );
};
