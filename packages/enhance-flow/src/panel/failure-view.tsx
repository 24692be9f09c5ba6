import { Button, Callout } from "@whetstone/ui";
import type { FlowFailure } from "../failure.ts";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import type { PanelLanguage } from "../language/english.ts";
import { useLanguage } from "../language/use-language.tsx";
import { CopyButton } from "./copy-button.tsx";
import { explainFailure } from "./texts.ts";

/** Where a failure leads when trying again would not help. */
export interface Exits {
  readonly onSignIn: () => void;
  readonly onUpgrade: () => void;
}

/** Whether the text can be put in after all; what was typed since it was made must not be lost. */
const canInsertAgain = (failure: FlowFailure): boolean =>
  failure.kind !== "not-inserted" || failure.why !== "changed";

const exitOf = (failure: FlowFailure, exits: Exits, { say }: PanelLanguage) => {
  if (failure.kind === "signed-out") return { label: say("signIn"), go: exits.onSignIn };
  if (failure.kind === "quota-reached" || failure.kind === "requires-pro") {
    return { label: say("upgrade"), go: exits.onUpgrade };
  }
  return null;
};

/** What went wrong, why, and what to do now. */
export const FailureView = ({
  flow,
  failure,
  outcome,
  before,
  hasUses,
  exits,
}: {
  readonly flow: EnhanceFlow;
  readonly failure: FlowFailure;
  readonly outcome: Outcome | null;
  /** The newest result of the draft, to go back to. */
  readonly before: Outcome | null;
  /** Uses are left, or may be: the session knows of nobody. */
  readonly hasUses: boolean;
  readonly exits: Exits;
}) => {
  const language = useLanguage();
  const { say } = language;
  const { title, advice } = explainFailure(failure, language);
  const exit = exitOf(failure, exits, language);
  return (
    <Callout
      kind={failure.kind === "nothing-typed" ? "info" : "error"}
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {exit && (
            <Button size="sm" onClick={exit.go}>
              {exit.label}
            </Button>
          )}
          {outcome && canInsertAgain(failure) && (
            <Button size="sm" onClick={() => void flow.insert()}>
              {say("insert")}
            </Button>
          )}
          {outcome && <CopyButton text={outcome.text} />}
          {outcome && <CopyButton text={outcome.original} label={say("copyOriginal")} />}
          {(failure.kind !== "quota-reached" || hasUses) && (
            <Button size="sm" variant="secondary" onClick={() => void flow.enhance()}>
              {say("tryAgain")}
            </Button>
          )}
          {before && (
            <Button size="sm" variant="secondary" onClick={() => flow.show(before.id)}>
              {say("backToResult")}
            </Button>
          )}
        </div>
      }
    >
      <p>{advice}</p>
    </Callout>
  );
};
