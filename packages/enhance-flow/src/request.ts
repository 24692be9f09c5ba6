import type { ContextMessage, EnhanceRequest } from "@whetstone/api-client";
import type { Answer, Platform, Revision } from "@whetstone/enhancer/basics";
import { toCarried } from "./answers.ts";
import type { Choices, FlowState, Outcome } from "./flow.ts";

/** An own style is `custom` with its instruction (API-5). */
const styleOf = ({ style, ownStyle }: Choices): Pick<EnhanceRequest, "style" | "instruction"> =>
  ownStyle ? { style: "custom", instruction: ownStyle.instruction } : { style };

/** What the server is asked for a prompt. */
export const requestOf = ({
  prompt,
  choices,
  conversation,
  platform,
  answers,
  revise,
  asks = false,
}: {
  readonly prompt: string;
  readonly choices: Choices;
  readonly conversation: readonly ContextMessage[] | null;
  readonly platform: Platform;
  readonly answers: readonly Answer[];
  readonly revise?: Revision | undefined;
  readonly asks?: boolean | undefined;
}): EnhanceRequest => ({
  prompt,
  ...styleOf(choices),
  enhancementLevel: choices.level,
  platform,
  ...(answers.length > 0 ? { answers: toCarried(answers) } : {}),
  ...(revise ? { revise } : {}),
  ...(asks ? { asks } : {}),
  ...(conversation && conversation.length > 0 ? { context: [...conversation] } : {}),
});

/** True when a result was made with these choices: the same own style as it is worded now. */
export const isMadeWith = ({ choices }: Pick<Outcome, "choices">, now: Choices): boolean =>
  choices.ownStyle?.id === now.ownStyle?.id &&
  (choices.engine ?? "automatic") === (now.engine ?? "automatic") &&
  JSON.stringify([styleOf(choices), choices.level]) === JSON.stringify([styleOf(now), now.level]);

/** True when Regenerate brings another text: the same request makes the built-in engine say the same. */
export const givesNew = (
  outcome: Pick<Outcome, "original" | "sent" | "answers" | "answer" | "alsoAsked">,
  now: Pick<FlowState, "choices" | "conversation">,
): boolean => {
  const { engine, degraded, withoutServer } = outcome.answer;
  if (withoutServer) return false;
  if (outcome.alsoAsked) return true;
  return engine !== "built-in" || degraded === true || !isAskedAgain(outcome, now);
};

/** True when Regenerate would ask the server for the very same again, the draft being as it was. */
export const isAskedAgain = (
  { original, sent, answers }: Pick<Outcome, "original" | "sent" | "answers">,
  { choices, conversation }: Pick<FlowState, "choices" | "conversation">,
): boolean => {
  if (!sent?.platform) return false;
  const { platform } = sent;
  const next = requestOf({ prompt: original, choices, conversation, platform, answers });
  return JSON.stringify(next) === JSON.stringify(sent);
};
