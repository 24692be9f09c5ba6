import { Button, Callout, PasswordField, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import { openWeb } from "../messages/open-web.ts";
import { isServerNews, readServer, sharesSession } from "../messages/server.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { texts } from "./texts.ts";

const { signIn } = texts;

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
      {state === "failed" && <Callout kind="error">{signIn.failed}</Callout>}
      <TextField label={signIn.email} name="email" type="email" autoComplete="email" required />
      <PasswordField
        label={signIn.password}
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" pending={state === "pending"}>
        {signIn.submit}
      </Button>
      <div className="flex justify-between text-sm">
        {isShared && (
          <Button variant="ghost" size="sm" onClick={() => openWeb("/login")}>
            {signIn.onWeb}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => openWeb("/signup")}>
          {signIn.signUp}
        </Button>
      </div>
    </form>
  );
};
