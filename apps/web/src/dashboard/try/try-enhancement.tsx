import { useAuth } from "@whetstone/auth-session/react";
import { type Choices, createEnhanceFlow, createTextAreaComposer } from "@whetstone/enhance-flow";
import { EnhancePanel } from "@whetstone/enhance-flow/react";
import { Card, TextArea } from "@whetstone/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { useDialogs } from "../../signed-in/dialogs.tsx";
import { useTrack } from "../../telemetry/telemetry-context.tsx";

const firstChoices: Choices = { style: "professional", level: "comprehensive" };

/** The enhance flow over this page's text area; made once. */
const useTextAreaFlow = () => {
  const client = useClient();
  const { applyUsage, refresh } = useAuth();
  const field = useRef<HTMLTextAreaElement>(null);
  const [flow] = useState(() =>
    createEnhanceFlow({
      client,
      session: { applyUsage, refresh },
      composer: createTextAreaComposer(() => field.current),
      platform: "other",
      choices: firstChoices,
      newIdempotencyKey: () => crypto.randomUUID(),
    }),
  );
  return { flow, field };
};

/** A place to try an enhancement; tells when one was made, so that the figures can follow. */
export const TryEnhancement = ({ onEnhanced }: { readonly onEnhanced: () => void }) => {
  const auth = useAuth();
  const navigate = useNavigate();
  const track = useTrack();
  const { show } = useDialogs();
  const { flow, field } = useTextAreaFlow();
  useEffect(
    () =>
      flow.store.subscribe(({ step }, before) => {
        if (step.status !== "ready" || before.step.status !== "enhancing") return;
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
          placeholder="Write a mail to my team about the new release"
        />
        <EnhancePanel
          flow={flow}
          session={auth}
          onSignIn={() => void navigate(paths.login)}
          onUpgrade={() => {
            track("upgrade_modal_shown", { automatic: false });
            show("upgrade");
          }}
        />
      </div>
    </Card>
  );
};
