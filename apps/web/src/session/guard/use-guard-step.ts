import { authTimeoutMs, type User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../client-context.tsx";
import { type Exchange, type GuardStep, guardStep } from "./guard-step.ts";
import { useHandedOverSession } from "./handed-over-session.ts";

/** Somebody else's session came in the address: whose, and what can be done. */
export interface Newcomer {
  readonly user: User;
  /** Signs in as them. */
  readonly take: () => void;
  /** Stays who is signed in. */
  readonly refuse: () => void;
}

export interface Guarded {
  readonly step: GuardStep;
  /** Set at the step `ask`. */
  readonly newcomer: Newcomer | null;
}

/**
 * The guard's next step; exchanges a session from the address when that is the step. With
 * `addressWins` it takes the place of a session that is there already: of the same person at once,
 * of somebody else when they say so, since anybody can send such an address.
 */
export const useGuardStep = (addressWins = false): Guarded => {
  const { status, user, setUserFromSession } = useAuth();
  const client = useClient();
  const handedOver = useHandedOverSession();
  const [token] = useState(handedOver.token);
  const [exchange, setExchange] = useState<Exchange>("not-begun");
  const [other, setOther] = useState<User | null>(null);
  const exchanged = useRef(false);
  const step = other
    ? "ask"
    : guardStep({ status, addressHoldsSession: token !== null, addressWins, exchange });

  useEffect(() => {
    if (step !== "wait") handedOver.clear();
    if (step !== "exchange" || token === null || exchanged.current) return;
    exchanged.current = true;
    const end = (succeeded: boolean) => setExchange(succeeded ? "succeeded" : "failed");
    const signIn = async () => {
      if (!user) return end(await setUserFromSession(token));
      const whose = await client.me(undefined, { token, timeoutMs: authTimeoutMs });
      if (!whose.ok) return end(false);
      if (whose.data.user.id !== user.id) return setOther(whose.data.user);
      end(await setUserFromSession(token, whose.data.user));
    };
    void signIn();
  }, [step, token, user, client, handedOver, setUserFromSession]);

  if (!other || token === null) return { step, newcomer: null };
  const leave = (result: Exchange) => {
    setExchange(result);
    setOther(null);
  };
  const take = () => void setUserFromSession(token, other).then(() => leave("succeeded"));
  return { step, newcomer: { user: other, take, refuse: () => leave("failed") } };
};
