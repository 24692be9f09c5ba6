import type { SessionState } from "@whetstone/auth-session";
import { Button } from "@whetstone/ui";
import { useStore } from "zustand";
import type { EnhanceFlow, FlowStep } from "../flow.ts";
import { ChoicesBar } from "./choices-bar.tsx";
import { type Exits, FailureView } from "./failure-view.tsx";
import { InsertedView } from "./inserted-view.tsx";
import { ResultView } from "./result-view.tsx";
import { UsageMeter } from "./usage-meter.tsx";
import { Waiting } from "./waiting.tsx";

export interface EnhancePanelProps extends Exits {
  readonly flow: EnhanceFlow;
  readonly session: SessionState;
}

const StepView = ({ step, flow, ...exits }: Exits & { step: FlowStep; flow: EnhanceFlow }) => {
  switch (step.status) {
    case "idle":
      return (
        <Button className="self-start" onClick={() => void flow.enhance()}>
          Enhance
        </Button>
      );
    case "enhancing":
      return <Waiting text={step.text} onStop={flow.stop} />;
    case "ready":
    case "inserting":
      return (
        <ResultView flow={flow} outcome={step.outcome} inserting={step.status === "inserting"} />
      );
    case "inserted":
      return <InsertedView flow={flow} outcome={step.outcome} undoRefused={step.undoRefused} />;
    case "failed":
      return (
        <FailureView flow={flow} failure={step.failure} outcome={step.outcome} exits={exits} />
      );
  }
};

/** The enhance panel: the same in the web app and over a chat page. */
export const EnhancePanel = ({ flow, session, ...exits }: EnhancePanelProps) => {
  const { choices, step } = useStore(flow.store);
  const isBusy = step.status === "enhancing" || step.status === "inserting";
  return (
    <div className="flex flex-col gap-4">
      <ChoicesBar
        choices={choices}
        onChoose={flow.choose}
        isPro={session.user?.accessLevel === "pro"}
        disabled={isBusy}
      />
      <StepView step={step} flow={flow} {...exits} />
      {session.user && <UsageMeter user={session.user} />}
    </div>
  );
};
