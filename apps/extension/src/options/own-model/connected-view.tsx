import { providerOf } from "@whetstone/engines";
import { Button, Callout } from "@whetstone/ui";
import { useState } from "react";
import {
  type ConnectedModel,
  dropModel,
  type TriedModel,
  tryModel,
} from "../../messages/own-model.ts";
import { language } from "../../platform/language.ts";
import { isLoopback } from "../../web-app-address.ts";
import { giveBackUnused } from "../give-back.ts";
import { FaultCallout } from "./fault-callout.tsx";

const { say } = language;

/** Where the text goes, and what that costs. */
const WhereItGoes = ({ baseUrl, hasKey }: ConnectedModel) => {
  const { host } = new URL(baseUrl);
  return (
    <p className="text-ink-muted text-sm">
      {isLoopback(baseUrl) ? say("model_staysHere", host) : say("model_goesTo", host)}
      {hasKey && ` ${say("model_keySafe")}`}
    </p>
  );
};

const Tried = ({
  tried,
  model,
  onAgain,
}: {
  readonly tried: TriedModel;
  readonly model: ConnectedModel;
  readonly onAgain: () => void;
}) =>
  tried.ok ? (
    <Callout kind="success">{say("model_works", Math.ceil(tried.ms / 100) / 10)}</Callout>
  ) : (
    <FaultCallout why={tried.why} address={model} onAdapted={onAgain} />
  );

/** The connected model: which, where, whether it works, and how to part with it. */
export const ConnectedView = ({
  model,
  onChange,
}: {
  readonly model: ConnectedModel;
  readonly onChange: () => void;
}) => {
  const [tried, setTried] = useState<TriedModel | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const tryOut = () =>
    run(async () => {
      setTried(null);
      setTried(await tryModel());
    });
  const disconnect = () =>
    run(async () => {
      if (await dropModel()) await giveBackUnused(model.baseUrl);
    });
  return (
    <div className="flex flex-col gap-3">
      <p className="break-words text-ink">
        <span className="font-semibold">{model.model}</span>
        <span className="text-ink-soft">
          {` · ${providerOf(model.providerId).name || new URL(model.baseUrl).host}`}
        </span>
      </p>
      <WhereItGoes {...model} />
      {tried && <Tried tried={tried} model={model} onAgain={() => void tryOut()} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" pending={isBusy} onClick={() => void tryOut()}>
          {say("model_try")}
        </Button>
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={onChange}>
          {say("model_change")}
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void disconnect()}>
          {say("model_disconnect")}
        </Button>
      </div>
    </div>
  );
};
