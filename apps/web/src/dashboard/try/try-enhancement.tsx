import { useAuth } from "@whetstone/auth-session/react";
import {
  type Choices,
  createBrowserEngine,
  createEnhanceFlow,
  createScorerOnDevice,
  createTextAreaComposer,
  type EnhanceFlow,
  enginesIn,
  english,
  enhanceOnDevice,
  type FlowState,
  followResults,
  isOfServer,
  recordOf,
} from "@whetstone/enhance-flow";
import { EnhancePanel } from "@whetstone/enhance-flow/react";
import { Card, TextArea } from "@whetstone/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { chatSites } from "../../chat-sites.ts";
import { createAboutMe } from "../../kept/about-me.ts";
import { readEngineChoice, writeEngineChoice } from "../../kept/engine-choice.ts";
import { readKeepsBlanks, writeKeepsBlanks } from "../../kept/keeps-blanks.ts";
import { readSendsFigures } from "../../kept/sends-figures.ts";
import { createSkippedAsks } from "../../kept/skipped-asks.ts";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { useLookAgain } from "../../session/use-look-again.ts";
import { useDialogs } from "../../signed-in/dialogs.tsx";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { MoreEngines } from "./more-engines.tsx";

const firstChoices = (): Choices => ({
  style: "professional",
  level: "comprehensive",
  keepsBlanks: readKeepsBlanks(localStorage),
  engine: readEngineChoice(localStorage),
});

/** The enhance flow over this page's text area; made once. `onRecorded`: the server has new figures. */
const useTextAreaFlow = (userId: string, onRecorded: () => void) => {
  const client = useClient();
  const { applyUsage } = useAuth();
  const refresh = useLookAgain();
  const field = useRef<HTMLTextAreaElement>(null);
  const [engine] = useState(createBrowserEngine);
  const [flow] = useState(() =>
    createEnhanceFlow({
      client,
      session: { applyUsage, refresh },
      composer: createTextAreaComposer(() => field.current),
      platform: "other",
      choices: firstChoices(),
      onChoices: ({ keepsBlanks = false, engine = "automatic" }) => {
        writeKeepsBlanks(keepsBlanks, localStorage);
        writeEngineChoice(engine, localStorage);
      },
      localEngine: enhanceOnDevice,
      askOwnEngine: engine.ask,
      serverFirst: true,
      scoreHere: createScorerOnDevice(english),
      aboutMe: createAboutMe(userId, localStorage),
      skippedAsks: createSkippedAsks(userId, localStorage),
      newIdempotencyKey: () => crypto.randomUUID(),
    }),
  );
  useEffect(
    () =>
      followResults(flow, (outcome) => {
        const record = recordOf(outcome, "other");
        if (!record || !readSendsFigures(localStorage)) return;
        void client.recordEnhancement(record).then(({ ok }) => ok && onRecorded());
      }),
    [flow, client, onRecorded],
  );
  useEffect(() => {
    const offer = () => flow.offerEngines(enginesIn(engine.store.getState()));
    const end = engine.store.subscribe(offer);
    void engine.look();
    return end;
  }, [flow, engine]);
  return { flow, field, engine };
};

/** A new step takes the focus when the button that led to it is gone. */
const useStepFocus = (flow: EnhanceFlow) => {
  const panel = useRef<HTMLFieldSetElement>(null);
  const { status } = useSyncExternalStore(flow.store.subscribe, flow.store.getState).step;
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [status]);
  return panel;
};

/** A prompt that was left alone has no button to go on with: typing brings it back. */
const makeWay = ({ store, reset }: EnhanceFlow) => {
  const { step } = store.getState();
  if (step.status === "ready" && step.outcome.answer.unchanged !== undefined) reset();
};

/** True where the server has just written a text to compare a result with. */
const isComparedWithServer = ({ comparison }: FlowState, before: FlowState): boolean =>
  comparison?.status === "made" &&
  before.comparison?.status === "writing" &&
  comparison.engine === "server" &&
  comparison.outcome.answer.unchanged === undefined;

/** Calls back with every text that the server made, and counted. */
const followServer = (flow: EnhanceFlow, onMade: () => void): (() => void) => {
  const ends = [
    followResults(flow, (outcome) => {
      if (isOfServer(outcome)) onMade();
    }),
    flow.store.subscribe((state, before) => {
      if (isComparedWithServer(state, before)) onMade();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};

/** A place to try an enhancement; tells when one was counted, so that the figures can follow. */
export const TryEnhancement = ({
  userId,
  onEnhanced,
}: {
  readonly userId: string;
  readonly onEnhanced: () => void;
}) => {
  const auth = useAuth();
  const navigate = useNavigate();
  const track = useTrack();
  const { show } = useDialogs();
  const { flow, field, engine } = useTextAreaFlow(userId, onEnhanced);
  const panel = useStepFocus(flow);
  useEffect(
    () =>
      followServer(flow, () => {
        track("enhancement_made", {});
        onEnhanced();
      }),
    [flow, onEnhanced, track],
  );
  return (
    <Card
      title="Sharpen a prompt"
      description="Type a prompt as you would in a chat. The text is not stored."
    >
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
        <div className="max-lg:contents lg:sticky lg:top-20 lg:flex lg:flex-col lg:gap-4 lg:self-start">
          <TextArea
            ref={field}
            label="Your prompt"
            mono
            rows={7}
            onChange={() => makeWay(flow)}
            placeholder="Write a mail to my team about the new release"
          />
          <MoreEngines engine={engine} />
        </div>
        <fieldset ref={panel} tabIndex={-1} className="min-w-0 outline-hidden">
          <legend className="sr-only">Enhancement</legend>
          <EnhancePanel
            flow={flow}
            session={auth}
            chats={chatSites}
            onSignIn={() => void navigate(paths.login)}
            onUpgrade={() => {
              track("upgrade_modal_shown", { automatic: false });
              show("upgrade");
            }}
          />
        </fieldset>
      </div>
    </Card>
  );
};
