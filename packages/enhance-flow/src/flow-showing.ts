import { isBlank } from "./draft.ts";
import type { Early } from "./flow-early.ts";
import type { FlowMoves } from "./flow-state.ts";
import type { Insertion } from "./insertion.ts";
import { withEdit, withToggled } from "./results.ts";

/** What the person does with the results of a draft. */
export const createShowing = (state: FlowMoves, insertion: Insertion, early: Early) => {
  const { store, stepNow, go } = state;
  return {
    show: (id: number) => {
      early.settle();
      const { step, results, choices } = store.getState();
      const outcome = results.find((one) => one.id === id);
      const isShowable = step.status === "ready" || step.status === "failed";
      if (!outcome || !isShowable) return;
      const { keepsBlanks = false } = choices;
      store.setState({ choices: { ...outcome.choices, keepsBlanks } });
      state.settle(outcome);
      go({ status: "ready", outcome });
    },
    edit: (text: string) => {
      early.hold();
      const step = stepNow();
      if (step.status === "ready") state.change(withEdit(step.outcome, text));
    },
    toggleChange: (index: number) => {
      early.hold();
      const step = stepNow();
      if (step.status === "ready") state.change(withToggled(step.outcome, index));
    },
    insert: async (): Promise<void> => {
      early.settle();
      const step = stepNow();
      const isRetry = step.status === "failed" && step.failure.kind === "not-inserted";
      if (step.status !== "ready" && !isRetry) return;
      if (step.outcome && !isBlank(step.outcome.text)) await insertion.insert(step.outcome);
    },
    undo: () => insertion.undo(stepNow()),
    dismiss: () => {
      const { step, results } = store.getState();
      if (step.status === "failed") return state.goBack();
      const outcome = results.at(-1);
      if (step.status === "asking" && outcome?.original === step.original)
        go({ status: "ready", outcome });
    },
  };
};
