import { productName } from "@whetstone/api-client";
import { Button, Callout, Card, Skeleton, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import { changeServer, isServerNews, readServer, type ServerInUse } from "../messages/server.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";
import { requestPages } from "../platform/permissions.ts";
import { giveBackUnused } from "./give-back.ts";
import { checkServer, parseServerAddress, type ServerCheck } from "./server-address.ts";

const { say } = language;

interface Said {
  readonly kind: "success" | "error";
  readonly text: string;
}

const sayCheck = (check: Exclude<ServerCheck, "ours">): string =>
  check === "another" ? say("server_another", productName) : say("server_unreachable");

const switchTo = async (entered: string, before: ServerInUse): Promise<Said> => {
  const address = parseServerAddress(entered);
  if (!address.ok) return { kind: "error", text: say(`server_${address.why}`) };
  const { origin, pattern } = address;
  if (!(await requestPages([pattern]))) return { kind: "error", text: say("server_notAllowed") };
  const check = await checkServer(origin);
  if (check !== "ours") {
    await giveBackUnused(origin);
    return { kind: "error", text: sayCheck(check) };
  }
  if (!(await changeServer(origin))) return { kind: "error", text: say("server_failed") };
  await giveBackUnused(before.origin);
  return { kind: "success", text: say("server_done", origin) };
};

const goBack = async (before: ServerInUse): Promise<Said> => {
  if (!(await changeServer(before.builtIn))) return { kind: "error", text: say("server_failed") };
  await giveBackUnused(before.origin);
  return { kind: "success", text: say("server_done", before.builtIn) };
};

const ServerForm = ({ server }: { readonly server: ServerInUse }) => {
  const [entered, setEntered] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const run = async (change: Promise<Said>) => {
    setBusy(true);
    setSaid(await change);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void run(switchTo(entered, server));
  };
  const isBuiltIn = server.origin === server.builtIn;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="break-words text-ink-soft text-sm">
        {say("server_inUse")} <span className="font-mono text-ink">{server.origin}</span>
        {isBuiltIn && ` ${say("server_builtIn")}`}
      </p>
      <TextField
        label={say("server_address")}
        hint={say("server_addressHint")}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={entered}
        onChange={(event) => setEntered(event.target.value)}
        error={said?.kind === "error" ? said.text : undefined}
      />
      {said?.kind === "success" && <Callout kind="success">{said.text}</Callout>}
      <p className="text-ink-muted text-sm">{say("server_session")}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isBusy}>
          {say("server_use")}
        </Button>
        {!isBuiltIn && (
          <Button
            variant="secondary"
            size="sm"
            pending={isBusy}
            onClick={() => void run(goBack(server))}
          >
            {say("server_reset")}
          </Button>
        )}
      </div>
    </form>
  );
};

/** Which server is used; people who run their own enter its address. */
export const ServerCard = () => {
  const server = useWorkerValue(readServer, isServerNews);
  return (
    <Card id="server" title={say("server")} description={say("server_description")}>
      {server ? <ServerForm server={server} /> : <Skeleton className="h-24" />}
    </Card>
  );
};
