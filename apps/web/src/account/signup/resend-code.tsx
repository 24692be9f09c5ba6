import { authTimeoutMs } from "@whetstone/api-client";
import { Button, Callout } from "@whetstone/ui";
import { useState } from "react";
import { useClient } from "../../session/client-context.tsx";
import { describeFailure } from "../../session/describe-failure.ts";
import { FormError, type FormFailure } from "../form-error.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Seconds between two codes. */
const waitSeconds = 30;

/** Sends a new confirmation code, once the visible wait is over (accounts.md §8). */
export const ResendCode = ({ email }: { readonly email: string }) => {
  const client = useClient();
  const [left, restart] = useCountdown(waitSeconds);
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const resend = async () => {
    setPending(true);
    setSent(false);
    setFailure(null);
    const result = await client.resendConfirmation({ email }, { timeoutMs: authTimeoutMs });
    setPending(false);
    if (result.ok) {
      setSent(true);
      restart();
    } else {
      setFailure({ message: "Failed to resend code", reason: describeFailure(result.failure) });
    }
  };

  return (
    <div className="flex flex-col gap-3">
      {sent && <Callout kind="success">Confirmation code sent! Please check your email.</Callout>}
      <FormError failure={failure} />
      <Button
        variant="secondary"
        block
        pending={pending}
        disabled={left > 0}
        onClick={() => void resend()}
      >
        {left > 0 ? (
          <span className="tabular-nums">{`Resend code in ${left} s`}</span>
        ) : (
          "Resend code"
        )}
      </Button>
    </div>
  );
};
