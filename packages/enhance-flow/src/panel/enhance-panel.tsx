import type { SessionState } from "@whetstone/auth-session";
import type { Style } from "@whetstone/enhancer";
import { Button } from "@whetstone/ui";
import { useStore } from "zustand";
import type { EnhanceFlow, FlowState } from "../flow.ts";
import { ChoicesBar } from "./choices-bar.tsx";
import { ConversationOffer } from "./conversation-offer.tsx";
import { type Exits, FailureView } from "./failure-view.tsx";
import { InsertedView } from "./inserted-view.tsx";
import { ResultView } from "./result-view.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { announcementOf } from "./texts.ts";
import { UsageMeter } from "./usage-meter.tsx";
import { Waiting } from "./waiting.tsx";

export interface EnhancePanelProps extends Exits {
  readonly flow: EnhanceFlow;
  readonly session: SessionState;
}

type StepViewProps = Exits & { readonly state: FlowState; readonly flow: EnhanceFlow };

const StepView = ({ state, flow, ...exits }: StepViewProps) => {
  const { step, results } = state;
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
        <>
          <ResultsBar flow={flow} results={results} shown={step.outcome} />
          <ResultView flow={flow} outcome={step.outcome} inserting={step.status === "inserting"} />
        </>
      );
    case "inserted":
      return <InsertedView flow={flow} outcome={step.outcome} undoRefused={step.undoRefused} />;
    case "failed":
      return (
        <FailureView
          flow={flow}
          failure={step.failure}
          outcome={step.outcome}
          before={results.at(-1) ?? null}
          exits={exits}
        />
      );
  }
};

/** The enhance panel: the same in the web app and over a chat page. */
export const EnhancePanel = ({ flow, session, ...exits }: EnhancePanelProps) => {
  const state = useStore(flow.store);
  const { choices, step } = state;
  const isBusy = step.status === "enhancing" || step.status === "inserting";
  const chooseStyle = (style: Style) => {
    flow.choose({ style });
    const isAnother = step.status === "ready" && step.outcome.choices.style !== style;
    if (isAnother) void flow.enhance();
  };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {announcementOf(step)}
      </p>
      <ChoicesBar
        choices={choices}
        onStyle={chooseStyle}
        onLevel={(level) => flow.choose({ level })}
        isPro={session.user?.accessLevel === "pro"}
        disabled={isBusy}
      />
      <StepView state={state} flow={flow} {...exits} />
      {flow.hasConversation && !isBusy && step.status !== "inserted" && (
        <ConversationOffer flow={flow} conversation={state.conversation} />
      )}
      {session.user && <UsageMeter user={session.user} />}
    </div>
  );
};
