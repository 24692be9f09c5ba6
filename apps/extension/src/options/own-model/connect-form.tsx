import { type ModelFaultKind, modelProviders, providerOf } from "@whetstone/engines";
import { Button, Callout, PasswordField, Select, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import {
  type ConnectedModel,
  connectModel,
  type EnteredAddress,
  listModelsAt,
} from "../../messages/own-model.ts";
import { language } from "../../platform/language.ts";
import { requestPages } from "../../platform/permissions.ts";
import { giveBackUnused } from "../give-back.ts";
import { FaultCallout } from "./fault-callout.tsx";
import { parseModelAddress } from "./model-address.ts";

const { say } = language;

const nameOf = (id: string): string => providerOf(id).name || say("model_another");

type Said =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fault"; readonly why: ModelFaultKind; readonly address: EnteredAddress };

interface Listed {
  readonly address: EnteredAddress;
  readonly models: readonly string[];
}

/** Chooses one of the models that were found. */
const ModelChoice = ({
  listed: { address, models },
  before,
  onDone,
}: {
  readonly listed: Listed;
  /** The one that was connected. */
  readonly before: ConnectedModel | null;
  readonly onDone: () => void;
}) => {
  const [model, setModel] = useState(models[0] ?? "");
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const use = async () => {
    setBusy(true);
    const isConnected = await connectModel({ ...address, model });
    setBusy(false);
    setFailed(!isConnected);
    if (!isConnected) return;
    if (before) await giveBackUnused(before.baseUrl);
    onDone();
  };
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={say("model_model")}
        choices={models.map((name) => ({ value: name, label: name }))}
        value={model}
        onValueChange={setModel}
      />
      {hasFailed && <Callout kind="error">{say("model_notKept")}</Callout>}
      <Button size="sm" className="self-start" pending={isBusy} onClick={() => void use()}>
        {say("model_use")}
      </Button>
    </div>
  );
};

/** Asks where somebody's models are, lists them, and connects the chosen one. */
export const ConnectForm = ({
  connected,
  onDone,
}: {
  /** The one connected now; its key need not be entered again. */
  readonly connected: ConnectedModel | null;
  readonly onDone: () => void;
}) => {
  const [providerId, setProviderId] = useState(connected?.providerId ?? "ollama");
  const [entered, setEntered] = useState(
    connected?.baseUrl ?? providerOf(providerId).baseUrl ?? "",
  );
  const [apiKey, setApiKey] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  const provider = providerOf(providerId);
  const keepsKey = connected?.hasKey === true && connected.providerId === providerId;

  /** What was tried before may be reached no longer than it is needed. */
  const begin = () => {
    const tried = said?.kind === "fault" ? said.address : listed?.address;
    if (tried) void giveBackUnused(tried.baseUrl);
    setSaid(null);
    setListed(null);
  };
  const choose = (id: string) => {
    begin();
    setProviderId(id);
    setEntered(providerOf(id).baseUrl ?? "");
    setApiKey("");
  };
  const find = async () => {
    setSaid(null);
    setListed(null);
    const address = parseModelAddress(providerId, entered);
    if (!address.ok) return setSaid({ kind: "text", text: say(`server_${address.why}`) });
    const { baseUrl, pattern } = address;
    if (!(await requestPages([pattern])))
      return setSaid({ kind: "text", text: say("server_notAllowed") });
    setBusy(true);
    const at: EnteredAddress = {
      providerId,
      baseUrl,
      ...(apiKey.trim() === "" ? {} : { apiKey: apiKey.trim() }),
    };
    const found = await listModelsAt(at);
    setBusy(false);
    if (!found.ok) return setSaid({ kind: "fault", why: found.why, address: at });
    if (found.models.length === 0) {
      await giveBackUnused(baseUrl);
      return setSaid({ kind: "text", text: say("model_none") });
    }
    setListed({ address: at, models: found.models });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void find();
  };

  return (
    <div className="flex flex-col gap-4">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Select
          label={say("model_provider")}
          choices={modelProviders.map(({ id }) => ({ value: id, label: nameOf(id) }))}
          value={providerId}
          onValueChange={choose}
        />
        {(provider.isLocal || provider.baseUrl === null) && (
          <TextField
            label={say("model_address")}
            hint={say("model_addressHint")}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={entered}
            onChange={(event) => {
              begin();
              setEntered(event.target.value);
            }}
          />
        )}
        {provider.key !== "none" && (
          <PasswordField
            label={say(provider.key === "needed" ? "model_key" : "model_keyOptional")}
            hint={say(keepsKey ? "model_keyKept" : "model_keyHint")}
            autoComplete="off"
            showCharactersLabel={say("model_showKey")}
            hideCharactersLabel={say("model_hideKey")}
            value={apiKey}
            onChange={(event) => {
              begin();
              setApiKey(event.target.value);
            }}
          />
        )}
        {said?.kind === "text" && <Callout kind="error">{said.text}</Callout>}
        {said?.kind === "fault" && (
          <FaultCallout why={said.why} address={said.address} onAdapted={() => void find()} />
        )}
        <Button
          type="submit"
          size="sm"
          variant={listed ? "secondary" : "primary"}
          className="self-start"
          pending={isBusy}
        >
          {say("model_find")}
        </Button>
      </form>
      {listed && (
        <ModelChoice
          key={listed.models.join()}
          listed={listed}
          before={connected}
          onDone={onDone}
        />
      )}
    </div>
  );
};
