import type { User } from "@whetstone/api-client";
import type { SessionState } from "@whetstone/auth-session";
import { isCrisis } from "@whetstone/enhancer/basics";
import { Button } from "@whetstone/ui";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { engineOf } from "../engine-choice.ts";
import type { Choices, EnhanceFlow, FlowState, OwnStyle } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import type { SavedPrompt } from "../library.ts";
import { isMadeWith } from "../request.ts";
import { ChoicesBar } from "./choices-bar.tsx";
import { besideOf } from "./compare/beside.ts";
import { ConversationOffer } from "./conversation-offer.tsx";
import type { ChatSite } from "./copy-and-open.tsx";
import { Details } from "./details.tsx";
import { type Exits, FailureView } from "./failure-view.tsx";
import { FollowUps, FollowUpsByRules, isByModel } from "./follow-ups.tsx";
import { InsertedView } from "./inserted-view.tsx";
import { PromptPicker } from "./prompt-picker.tsx";
import { AskingView } from "./questions/asking-view.tsx";
import { ChangeAnswers } from "./questions/change-answers.tsx";
import { ResultDetails } from "./result-details.tsx";
import { ResultView } from "./result-view.tsx";
import type { SavePrompt } from "./save-button.tsx";
import { Starters } from "./starters.tsx";
import { UnchangedView } from "./unchanged-view.tsx";
import { useGoOn } from "./use-go-on.ts";
import { UsesLeft } from "./uses-left.tsx";
import { Waiting } from "./waiting.tsx";
import { WhatChanged } from "./what-changed.tsx";

export interface EnhancePanelProps extends Exits {
  readonly flow: EnhanceFlow;
  readonly session: SessionState;
  /** The person's own styles, offered beside the four. */
  readonly ownStyles?: readonly OwnStyle[];
  /** Saves a result to the person's library; without it that is not offered. */
  readonly onSave?: SavePrompt;
  /** The saved prompts to choose from; without any that is not offered. */
  readonly library?: readonly SavedPrompt[];
  /** How often the library was asked for by itself: it opens at its search. */
  readonly librarySearch?: number;
  /** Results of before, where the person keeps a history: offered for an empty draft. */
  readonly history?: readonly SavedPrompt[];
  /** The chats a result can be taken to, where the panel lies over none. */
  readonly chats?: readonly ChatSite[];
  /** Stands last in the details. */
  readonly children?: ReactNode;
}

type StepViewProps = Exits & {
  readonly state: FlowState;
  readonly flow: EnhanceFlow;
  readonly onSave: SavePrompt | undefined;
  readonly chats: readonly ChatSite[];
  readonly user: User | null;
};

const StepView = ({ state, flow, onSave, chats, user, ...exits }: StepViewProps) => {
  const { step, results, startAt } = state;
  const { say } = useLanguage();
  switch (step.status) {
    case "idle":
      return (
        <Button className="self-start" onClick={() => void flow.enhance()}>
          {say("enhance")}
        </Button>
      );
    case "enhancing":
      return <Waiting text={step.text} onStop={flow.stop} />;
    case "asking":
      return (
        <AskingView
          flow={flow}
          step={step}
          hasResult={results.at(-1)?.original === step.original}
          startAt={startAt}
        />
      );
    case "ready":
    case "inserting": {
      const { unchanged, language, degraded = false } = step.outcome.answer;
      if (unchanged !== undefined)
        return (
          <>
            <UnchangedView unchanged={unchanged} promptTag={language} isDegraded={degraded} />
            <ChangeAnswers flow={flow} outcome={step.outcome} />
          </>
        );
      return (
        <ResultView
          flow={flow}
          outcome={step.outcome}
          state={state}
          beside={besideOf(step.outcome, state, flow, user)}
          inserting={step.status === "inserting"}
          onSave={onSave}
          chats={chats}
          exits={exits}
        />
      );
    }
    case "inserted":
      return (
        <InsertedView
          flow={flow}
          original={step.outcome.original}
          text={step.text}
          undoRefused={step.undoRefused}
          isUndoing={step.isUndoing}
          blanksLeftOut={step.blanksLeftOut}
        >
          {step.isUnseen && <WhatChanged outcome={step.outcome} />}
        </InsertedView>
      );
    case "placed":
      return (
        <InsertedView
          flow={flow}
          original={step.original}
          text={step.text}
          undoRefused={step.undoRefused}
          isUndoing={step.isUndoing}
        />
      );
    case "failed":
      return (
        <>
          <FailureView
            flow={flow}
            failure={step.failure}
            outcome={step.outcome}
            before={results.at(-1) ?? null}
            hasUses={user === null || user.usesRemaining > 0}
            exits={exits}
          />
          {step.failure.kind === "nothing-typed" && <Starters flow={flow} />}
        </>
      );
  }
};

/** The enhance panel: the same in the web app and over a chat page. */
export const EnhancePanel = ({
  flow,
  session,
  ownStyles = [],
  onSave,
  library = [],
  librarySearch = 0,
  history = [],
  chats = [],
  children,
  ...exits
}: EnhancePanelProps) => {
  const language = useLanguage();
  const state = useStore(flow.store);
  const { choices, step } = state;
  useGoOn(flow, session.user);
  /** A model of the person's own knows no plan and costs no use. */
  const asksOwn = engineOf(choices.engine ?? "automatic", { ...flow, ...state }) !== "server";
  const isWriting = state.coming?.status === "writing";
  const isInserted = step.status === "inserted" || step.status === "placed";
  const isReplacing = step.status === "inserting" || (isInserted && step.isUndoing === true);
  const isBusy = step.status === "enhancing" || isReplacing || isWriting;
  /** A word after the fact stays a small one. */
  const isToast = step.status === "inserted" && step.isUnseen;
  const leftAlone = step.status === "ready" ? step.outcome.answer.unchanged : undefined;
  const isPro = asksOwn || session.user?.accessLevel === "pro";
  /** The result to change, where there is one. */
  const shown =
    step.status === "ready" && leftAlone === undefined && !state.comparison && !isWriting
      ? step.outcome
      : null;
  const choose = (chosen: Partial<Choices>) => {
    flow.choose(chosen);
    const isAnother =
      step.status === "ready" &&
      leftAlone === undefined &&
      !isMadeWith(step.outcome, { ...choices, ...chosen });
    if (isAnother) void flow.enhance();
  };
  const isEmpty = step.status === "failed" && step.failure.kind === "nothing-typed";
  const lists = [
    {
      prompts: library,
      hasVariables: true,
      search: librarySearch,
      summary: language.say("library_open"),
      searchLabel: language.say("library_search"),
    },
    {
      prompts: isEmpty ? history : [],
      hasVariables: false,
      search: 0,
      summary: language.say("history_open"),
      searchLabel: language.say("history_search"),
    },
  ].filter(({ prompts }) => prompts.length > 0);
  /** What to do now stands first: to answer, or to undo. */
  const choicesLast = step.status === "asking" || isInserted;
  const choicesBar = (
    <ChoicesBar
      choices={choices}
      ownStyles={ownStyles}
      onStyle={choose}
      engines={state.engines}
      onEngine={(engine) => choose({ engine })}
      disabled={isBusy}
    />
  );
  // In a crisis nothing stands beside the calm line: no choice, no count, no offer.
  if (step.status === "ready" && leftAlone !== undefined && isCrisis(leftAlone))
    return <UnchangedView unchanged={leftAlone} promptTag={step.outcome.answer.language} />;
  return (
    <div className="@container">
      <div className="flex flex-col gap-2.5">
        <p role="status" className="sr-only">
          {step.status === "ready" &&
            leftAlone === undefined &&
            !isWriting &&
            language.say("ready")}
        </p>
        {!choicesLast && choicesBar}
        <StepView
          state={state}
          flow={flow}
          onSave={onSave}
          chats={chats}
          user={session.user}
          {...exits}
        />
        {shown && isByModel(shown) && <FollowUps key={shown.id} flow={flow} />}
        {choicesLast && !isToast && choicesBar}
        {!isToast &&
          lists.map((list) => (
            <PromptPicker
              key={`${list.summary}${list.search}`}
              list={list}
              flow={flow}
              disabled={isBusy}
            />
          ))}
        <Details
          level={choices.level}
          onLevel={(level) => choose({ level })}
          isPro={isPro}
          disabled={isBusy}
          note={session.user && !asksOwn && <UsesLeft user={session.user} />}
        >
          {shown && !isByModel(shown) && (
            <FollowUpsByRules choices={shown.choices} isPro={isPro} onChoose={choose} />
          )}
          {shown && <ResultDetails flow={flow} outcome={shown} state={state} />}
          {flow.hasConversation && !isBusy && !isInserted && (
            <ConversationOffer flow={flow} conversation={state.conversation} />
          )}
          {children}
        </Details>
      </div>
    </div>
  );
};
