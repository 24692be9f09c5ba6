import type { ApiResult } from "@whetstone/api-client";
import { Button, Callout } from "@whetstone/ui";
import { useState } from "react";
import { FormError, type FormFailure } from "../forms/form-error.tsx";
import { describeFailure } from "../session/describe-failure.ts";
import { useCountdown } from "./use-countdown.ts";

/** Seconds between two codes. */
const waitSeconds = 30;

/** Sends a new code, once the visible wait is over (AUTH-14). */
export const ResendCode = ({
  send,
  sentText,
  failureText,
  onSent,
}: {
  readonly send: () => Promise<ApiResult<unknown>>;
  readonly sentText: string;
  readonly failureText: string;
  /** A new code is on its way: what was wrong with the old one doesn't matter any more. */
  readonly onSent: () => void;
}) => {
  const [left, restart] = useCountdown(waitSeconds);
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const resend = async () => {
    setPending(true);
    setSent(false);
    setFailure(null);
    const result = await send();
    setPending(false);
    if (result.ok) {
      setSent(true);
      restart();
      onSent();
    } else {
      setFailure({ message: failureText, reason: describeFailure(result.failure) });
    }
  };

  return (
    <div className="flex flex-col gap-3">
      {sent && <Callout kind="success">{sentText}</Callout>}
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
