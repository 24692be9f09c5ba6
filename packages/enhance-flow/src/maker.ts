import type { AnyEngine } from "./engine-choice.ts";
import type { Outcome } from "./flow.ts";

/** Whose words a result is, whoever was asked for it. */
export const makerOf = ({ answer }: Pick<Outcome, "answer">): AnyEngine =>
  answer.degraded || answer.engine === "built-in" ? "rules" : (answer.writer ?? "server");
