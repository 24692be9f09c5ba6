import { Button } from "@whetstone/ui";
import type { EnhanceFlow, FlowState, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { givesNew } from "../request.ts";
import { ActionsRow } from "./actions-row.tsx";
import { AddedTerms } from "./added-terms.tsx";
import { AfterFailure } from "./after-failure.tsx";
import { BlanksSwitch } from "./blanks-switch.tsx";
import { ComingLine } from "./coming-line.tsx";
import type { Beside } from "./compare/beside.ts";
import { CompareOffer } from "./compare/compare-offer.tsx";
import { ComparisonView } from "./compare/comparison-view.tsx";
import { type ChatSite, CopyAndOpen } from "./copy-and-open.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { Exits } from "./failure-view.tsx";
import { ChangeAnswers } from "./questions/change-answers.tsx";
import { ResultText } from "./result-text.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { SaveButton, type SavePrompt } from "./save-button.tsx";
import { ScoreLine, useScoreOf } from "./scores.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";
import { actionsMark, useTurnedTo } from "./use-turned-to.ts";
import { WithoutServerNote } from "./without-server.tsx";

/** The finished enhancement: what changed, the scores, and what to do with it. */
export const ResultView = ({
  flow,
  outcome,
  state,
  beside,
  inserting,
  onSave,
  chats,
  exits,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  /** The other results, and what another enhancement would be made with. */
  readonly state: Pick<FlowState, "results" | "choices" | "conversation" | "comparison" | "coming">;
  /** What it can be compared with. */
  readonly beside: Beside;
  readonly inserting: boolean;
  readonly onSave: SavePrompt | undefined;
  /** Where no chat is at hand, the result is copied first of all, and taken to one of these. */
  readonly chats: readonly ChatSite[];
  readonly exits: Exits;
}) => {
  const language = useLanguage();
  const { comparison, coming } = state;
  const { now } = useScoreOf(outcome, flow);
  const { originalQualityScore: before, withoutServer } = outcome.answer;
  const isBlank = outcome.text.trim() === "";
  const isTaken = chats.length > 0;
  const insertButton = useArrivalFocus(comparison !== null);
  // Nothing is replaced or moved that the person is about to use.
  const inside = useTurnedTo<HTMLDivElement>(flow.hold);
  const isWriting = coming?.status === "writing";
  const awaited = coming && coming.status !== "failed" ? coming : null;
  if (comparison)
    return <ComparisonView flow={flow} outcome={outcome} comparison={comparison} beside={beside} />;
  return (
    <div ref={inside} className="flex flex-col gap-2.5">
      <ResultText
        flow={flow}
        outcome={outcome}
        lead={
          awaited ? (
            <ComingLine flow={flow} coming={awaited} />
          ) : (
            before !== null &&
            now !== null && <ScoreLine outcome={outcome} before={before} now={now} />
          )
        }
      />
      <ActionsRow {...actionsMark}>
        {isTaken && <CopyButton text={outcome.text} variant="primary" disabled={isBlank} />}
        <Button
          key={outcome.id}
          ref={insertButton}
          data-types-through=""
          variant={isTaken ? "secondary" : "primary"}
          size="sm"
          pending={inserting}
          disabled={isBlank}
          onClick={() => void flow.insert()}
        >
          {language.say("insert")}
        </Button>
        {coming?.status !== "failed" && givesNew(outcome, state) && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isWriting}
            onClick={() => void flow.enhance()}
          >
            {language.say("regenerate")}
          </Button>
        )}
        {!isTaken && <CopyButton text={outcome.text} disabled={isBlank} />}
        {onSave && (
          <SaveButton key={outcome.text} text={outcome.text} onSave={onSave} disabled={isBlank} />
        )}
        <ResultsBar flow={flow} results={state.results} shown={outcome} />
      </ActionsRow>
      {isTaken && !isBlank && <CopyAndOpen key={outcome.text} text={outcome.text} chats={chats} />}
      {coming?.status === "failed" && <AfterFailure flow={flow} failure={coming.failure} />}
      {withoutServer && <WithoutServerNote why={withoutServer} exits={exits} />}
      <p role="status" className="text-orange-ink text-sm empty:hidden">
        {isBlank && language.say("noText")}
      </p>
      <AddedTerms flow={flow} outcome={outcome} />
      {!awaited && <ChangeAnswers flow={flow} outcome={outcome} />}
      {!coming && <CompareOffer flow={flow} beside={beside} />}
      <BlanksSwitch
        flow={flow}
        outcome={outcome}
        keepsBlanks={state.choices.keepsBlanks ?? false}
      />
    </div>
  );
};
