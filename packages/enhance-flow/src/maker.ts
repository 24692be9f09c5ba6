import type { AnyEngine } from "./engine-choice.ts";
import type { Outcome } from "./flow.ts";

/** Whose words a result is, whoever was asked for it. */
export const makerOf = ({ sent, answer }: Pick<Outcome, "sent" | "answer">): AnyEngine => {
  if (sent === null || answer.withoutServer || answer.degraded || answer.engine === "built-in")
    return "rules";
  return answer.writer ?? "server";
};
