import { Button, Callout, PasswordField, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import { openWeb } from "../messages/open-web.ts";
import { isServerNews, readServer, sharesSession } from "../messages/server.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";

const { say } = language;

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
};

/** Sign in from the popup; the web app is signed in with it. */
export const SignInForm = ({
  onSignIn,
}: {
  readonly onSignIn: (email: string, password: string) => Promise<boolean>;
}) => {
  const server = useWorkerValue(readServer, isServerNews);
  const isShared = server !== null && sharesSession(server);
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "pending") return;
    const form = event.currentTarget;
    setState("pending");
    const done = await onSignIn(fieldOf(form, "email"), fieldOf(form, "password"));
    if (!done) setState("failed");
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      {state === "failed" && <Callout kind="error">{say("signIn_failed")}</Callout>}
      <TextField
        label={say("signIn_email")}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField
        label={say("signIn_password")}
        showCharactersLabel={say("signIn_showPassword")}
        hideCharactersLabel={say("signIn_hidePassword")}
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" pending={state === "pending"}>
        {say("signIn")}
      </Button>
      <div className="flex justify-between text-sm">
        {isShared && (
          <Button variant="ghost" size="sm" onClick={() => openWeb("/login")}>
            {say("signIn_onWeb")}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => openWeb("/signup")}>
          {say("signIn_signUp")}
        </Button>
      </div>
    </form>
  );
};
