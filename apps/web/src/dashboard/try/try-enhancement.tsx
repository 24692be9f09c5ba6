import { useAuth } from "@whetstone/auth-session/react";
import {
  type Choices,
  createEnhanceFlow,
  createScorerOnDevice,
  createTextAreaComposer,
  type EnhanceFlow,
  english,
  enhanceOnDevice,
  followResults,
  recordOf,
} from "@whetstone/enhance-flow";
import { EnhancePanel } from "@whetstone/enhance-flow/react";
import { Card, TextArea } from "@whetstone/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { chatSites } from "../../chat-sites.ts";
import { createAboutMe } from "../../kept/about-me.ts";
import { readKeepsBlanks, writeKeepsBlanks } from "../../kept/keeps-blanks.ts";
import { readSendsFigures } from "../../kept/sends-figures.ts";
import { createSkippedAsks } from "../../kept/skipped-asks.ts";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { useLookAgain } from "../../session/use-look-again.ts";
import { useDialogs } from "../../signed-in/dialogs.tsx";
import { useTrack } from "../../telemetry/telemetry-context.tsx";

const firstChoices = (): Choices => ({
  style: "professional",
  level: "comprehensive",
  keepsBlanks: readKeepsBlanks(localStorage),
});

/** The enhance flow over this page's text area; made once. */
const useTextAreaFlow = (userId: string) => {
  const client = useClient();
  const { applyUsage } = useAuth();
  const refresh = useLookAgain();
  const field = useRef<HTMLTextAreaElement>(null);
  const [flow] = useState(() =>
    createEnhanceFlow({
      client,
      session: { applyUsage, refresh },
      composer: createTextAreaComposer(() => field.current),
      platform: "other",
      choices: firstChoices(),
      onChoices: ({ keepsBlanks = false }) => writeKeepsBlanks(keepsBlanks, localStorage),
      localEngine: enhanceOnDevice,
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
        if (record && readSendsFigures(localStorage)) void client.recordEnhancement(record);
      }),
    [flow, client],
  );
  return { flow, field };
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
  const { flow, field } = useTextAreaFlow(userId);
  const panel = useStepFocus(flow);
  useEffect(
    () =>
      flow.store.subscribe(({ step }, before) => {
        if (step.status !== "ready" || before.step.status !== "enhancing") return;
        const { answer, sent } = step.outcome;
        const isCounted = answer.unchanged === undefined && !answer.withoutServer;
        if (!isCounted || sent === null) return;
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
        <TextArea
          ref={field}
          className="self-start lg:sticky lg:top-20"
          label="Your prompt"
          mono
          rows={7}
          onChange={() => makeWay(flow)}
          placeholder="Write a mail to my team about the new release"
        />
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
