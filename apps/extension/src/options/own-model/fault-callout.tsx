import { type ModelFaultKind, providerOf } from "@whetstone/engines";
import { CopyButton } from "@whetstone/enhance-flow/react";
import { Button, Callout } from "@whetstone/ui";
import { adaptOrigin, type EnteredAddress } from "../../messages/own-model.ts";
import { language } from "../../platform/language.ts";
import { ownOrigin } from "../../platform/own-origin.ts";

const { say } = language;

/** What makes Ollama take requests of this extension, typed where it is started. */
const ollamaCommand = (): string => `OLLAMA_ORIGINS=${ownOrigin()} ollama serve`;

const explain = (why: ModelFaultKind, { providerId, baseUrl }: EnteredAddress): string => {
  const { host } = new URL(baseUrl);
  switch (why) {
    case "unreachable":
      return providerOf(providerId).isLocal
        ? say("model_notRunning", host)
        : say("model_unreachable", host);
    case "refused-origin":
      return say("model_refused", host);
    case "wrong-key":
      return say("model_wrongKey", host);
    case "no-such-model":
      return say("model_gone");
    case "no-credit":
      return say("model_noCredit");
    case "busy":
      return say("model_busy");
    default:
      return say("model_odd", host);
  }
};

/** Why an address did not answer as it should, and what mends it. */
export const FaultCallout = ({
  why,
  address,
  onAdapted,
}: {
  readonly why: ModelFaultKind;
  readonly address: EnteredAddress;
  /** Told once the address was made to accept us. */
  readonly onAdapted: () => void;
}) => {
  const isRefused = why === "refused-origin";
  const adapt = async () => {
    if (await adaptOrigin(address.baseUrl)) onAdapted();
  };
  return (
    <Callout
      kind="error"
      action={
        isRefused && (
          <div className="flex flex-col items-start gap-2.5">
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void adapt()}>
                {say("model_adapt")}
              </Button>
              {address.providerId === "ollama" && (
                <CopyButton text={ollamaCommand()} label={say("model_copyCommand")} />
              )}
            </div>
            <p className="text-xs">{say("model_adaptHint")}</p>
            {address.providerId === "ollama" && (
              <code className="break-all font-mono text-xs">{ollamaCommand()}</code>
            )}
          </div>
        )
      }
    >
      {explain(why, address)}
    </Callout>
  );
};
