import { Button, Callout, PasswordField, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import { openWeb } from "../messages/open-web.ts";
import { isServerNews, readServer, sharesSession } from "../messages/server.ts";
import { type SignInAnswer, signIn } from "../messages/sign-in.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language } from "../platform/language.ts";

const { say, sayCount } = language;

type Failure = Exclude<SignInAnswer, { readonly outcome: "signed-in" }>;

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
};

const reasonOf = (failure: Failure): string =>
  failure.outcome === "too-many"
    ? sayCount("signIn_too-many", failure.minutes)
    : say(`signIn_${failure.outcome}`);

/** Why the sign-in failed, with what helps. */
const FailedSignIn = ({ failure }: { readonly failure: Failure }) => (
  <Callout
    kind="error"
    title={say("signIn_failed")}
    action={
      failure.outcome === "unconfirmed" && (
        <Button size="sm" variant="secondary" onClick={() => openWeb("/login")}>
          {say("signIn_confirm")}
        </Button>
      )
    }
  >
    {failure.outcome !== "failed" && reasonOf(failure)}
  </Callout>
);

const Elsewhere = ({ isShared }: { readonly isShared: boolean }) => (
  <div className="flex flex-wrap justify-between text-sm">
    {isShared && (
      <Button variant="ghost" size="sm" onClick={() => openWeb("/login")}>
        {say("signIn_onWeb")}
      </Button>
    )}
    <Button variant="ghost" size="sm" onClick={() => openWeb("/forgot-password")}>
      {say("signIn_forgot")}
    </Button>
    <Button variant="ghost" size="sm" onClick={() => openWeb("/signup")}>
      {say("signUp")}
    </Button>
  </div>
);

/** Sign in from the popup; the web app is signed in with it. */
export const SignInForm = () => {
  const server = useWorkerValue(readServer, isServerNews);
  const isShared = server !== null && sharesSession(server);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setPending(true);
    const answer = await signIn(fieldOf(form, "email"), fieldOf(form, "password"));
    setPending(false);
    setFailure(answer.outcome === "signed-in" ? null : answer);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      {failure && <FailedSignIn failure={failure} />}
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
      <Button type="submit" pending={isPending}>
        {say("signIn")}
      </Button>
      <Elsewhere isShared={isShared} />
    </form>
  );
};
