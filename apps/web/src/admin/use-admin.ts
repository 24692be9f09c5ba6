import { useState } from "react";
import { useClient } from "../session/client-context.tsx";
import {
  type AdminFailure,
  authenticate,
  loadWaitlist,
  type Move,
  moveMember,
  type Waitlist,
} from "./admin-calls.ts";

/** Before the key is accepted, while the list loads, and with it. */
export type AdminView =
  | { readonly status: "locked" }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: AdminFailure }
  | { readonly status: "ready"; readonly waitlist: Waitlist };

/** A move under way or done, by address. */
export interface MoveState {
  readonly email: string;
  readonly to: Move;
}

/**
 * The admin's key and list. The key is kept in memory only: a reload asks for it again. `onOpen`
 * is told when what had the focus goes: the key was accepted, or loading begins anew.
 */
export const useAdmin = (onOpen: () => void) => {
  const client = useClient();
  const [key, setKey] = useState("");
  const [view, setView] = useState<AdminView>({ status: "locked" });
  const [moving, setMoving] = useState<MoveState | null>(null);
  const [moved, setMoved] = useState<MoveState | null>(null);
  const [failure, setFailure] = useState<AdminFailure | null>(null);

  const load = async (given: string) => {
    const loaded = await loadWaitlist(client, given);
    setView(
      loaded.ok
        ? { status: "ready", waitlist: loaded.data }
        : { status: "failed", failure: loaded.failure },
    );
  };

  const enter = async (given: string) => {
    setFailure(null);
    const entered = await authenticate(client, given);
    if (!entered.ok) return setFailure(entered.failure);
    onOpen();
    setKey(given);
    setView({ status: "loading" });
    await load(given);
  };

  const move = async (email: string, to: Move) => {
    setFailure(null);
    setMoved(null);
    setMoving({ email, to });
    const result = await moveMember(client, key, email, to);
    if (result.ok) setMoved({ email, to });
    else setFailure(result.failure);
    await load(key);
    setMoving(null);
  };

  const retry = () => {
    onOpen();
    setView({ status: "loading" });
    void load(key);
  };
  return { view, moving, moved, failure, enter, move, retry };
};
