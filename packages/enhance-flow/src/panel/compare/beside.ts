import { monthlyAllowance, type User } from "@whetstone/api-client";
import { type AnyEngine, enginesBeside } from "../../engine-choice.ts";
import type { EnhanceFlow, FlowState, Outcome } from "../../flow.ts";
import type { PanelLanguage } from "../../language/english.ts";
import { makerOf } from "../../maker.ts";
import { placeOfEngine } from "../../names.ts";
import { isOfServer } from "../../own-work.ts";

/** The engines a result can be compared with, and what the server's would cost. */
export interface Beside {
  readonly engines: readonly AnyEngine[];
  /** The server's text counts one use of the person. */
  readonly isCounted: boolean;
}

/** Whether the server would write for a person. */
const mayAskServer = (user: User | null, { level }: Outcome["choices"]): boolean => {
  if (!user || user.accessLevel === "waitlist" || user.usesRemaining < 1) return false;
  return level !== "expert" || user.accessLevel === "pro";
};

/** Whether the server wrote a result by its rules: it would say the same again. */
const isByRulesOfServer = (outcome: Outcome): boolean =>
  isOfServer(outcome) && makerOf(outcome) === "rules" && outcome.answer.degraded !== true;

/** What a result can be compared with. */
export const besideOf = (
  outcome: Outcome,
  { engines }: Pick<FlowState, "engines">,
  { hasLocalEngine }: Pick<EnhanceFlow, "hasLocalEngine">,
  user: User | null,
): Beside => ({
  engines: enginesBeside(makerOf(outcome), engines, {
    hasRules: hasLocalEngine,
    asksServer:
      outcome.answer.withoutServer === undefined &&
      !isByRulesOfServer(outcome) &&
      mayAskServer(user, outcome.choices),
  }),
  isCounted: user !== null && monthlyAllowance[user.accessLevel] !== null,
});

/** Where an engine has the text, and what its text costs. */
export const termsOf = (
  engine: AnyEngine,
  { isCounted }: Pick<Beside, "isCounted">,
  language: PanelLanguage,
): string =>
  engine === "server" && isCounted
    ? language.say("compare_counted")
    : placeOfEngine(engine, language);
