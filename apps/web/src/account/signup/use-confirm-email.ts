import { authTimeoutMs } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormFailure } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { describeFailure, isUnreadableSuccess } from "../../session/describe-failure.ts";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { type PendingConfirmation, usePendingConfirmation } from "../pending-confirmation.tsx";
import { wrongCode } from "../wrong-code.ts";

/** How entering a code ended; `wrong` says what is wrong with it. */
export type Confirmation =
  | { readonly kind: "confirmed" }
  | { readonly kind: "failed"; readonly wrong: string | null };

/** The code of a confirmed address is used up: the step is over as soon as it is left. */
const useEndWhenLeft = () => {
  const { setPending } = usePendingConfirmation();
  const isOver = useRef(false);
  const end = useRef(setPending);
  useEffect(
    () => () => {
      if (isOver.current) end.current(null);
    },
    [],
  );
  return isOver;
};

/** Confirms the address, then logs in with what was registered, or leads to the login. */
export const useConfirmEmail = ({ userId, email, typed }: PendingConfirmation) => {
  const client = useClient();
  const track = useTrack();
  const { setUserFromSession } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const isOver = useEndWhenLeft();

  const logIn = async (password: string) => {
    const result = await client.login({ email, password }, { timeoutMs: authTimeoutMs });
    if (result.ok) {
      await setUserFromSession(result.data.sessionToken, result.data.user);
      await navigate(paths.dashboard, { replace: true });
    } else if (isUnreadableSuccess(result.failure)) {
      setFailure({ message: "Invalid login response" });
    } else {
      const reason = describeFailure(result.failure);
      setFailure({ message: "Login failed after email confirmation", reason });
    }
  };

  const confirm = async (confirmationCode: string): Promise<Confirmation> => {
    setFailure(null);
    const result = await client.confirmEmail(
      { userId, confirmationCode },
      { timeoutMs: authTimeoutMs },
    );
    if (!result.ok) {
      const wrong = wrongCode(result.failure);
      const message = "Email confirmation failed";
      if (!wrong) setFailure({ message, reason: describeFailure(result.failure) });
      // The field says what is wrong with the code.
      else if (wrong !== message) setFailure({ message });
      return { kind: "failed", wrong };
    }
    isOver.current = true;
    setConfirmed(true);
    track("signup_confirmed", {});
    if (typed) await logIn(typed.password);
    else await navigate(paths.login, { replace: true, state: { email, isConfirmed: true } });
    return { kind: "confirmed" };
  };
  const clear = () => setFailure(null);
  return { failure, confirmed, confirm, clear };
};
