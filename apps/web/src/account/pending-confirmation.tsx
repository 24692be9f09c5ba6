import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { z } from "zod";
import { storageKeys } from "../storage-keys.ts";

const keptSchema = z.object({ userId: z.string().min(1), email: z.string().min(1) });

/** A registration whose address isn't confirmed yet. */
export interface PendingConfirmation {
  readonly userId: string;
  readonly email: string;
  /** What only this page's memory holds: it is gone after a reload. */
  readonly typed: {
    readonly firstName: string;
    readonly lastName: string;
    readonly password: string;
  } | null;
}

interface PendingConfirmationState {
  readonly pending: PendingConfirmation | null;
  readonly setPending: (pending: PendingConfirmation | null) => void;
}

/** The registration this tab waits with, without what was typed; `null` when there is none. */
export const readPendingConfirmation = (
  storage: Pick<Storage, "getItem">,
): PendingConfirmation | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.pendingConfirmation) ?? "null");
    const parsed = keptSchema.safeParse(kept);
    return parsed.success ? { ...parsed.data, typed: null } : null;
  } catch {
    return null;
  }
};

/** Keeps whose code is awaited while this tab lives, never the password; `null` forgets it. */
export const keepPendingConfirmation = (
  pending: Pick<PendingConfirmation, "userId" | "email"> | null,
  storage: Pick<Storage, "setItem" | "removeItem">,
): void => {
  if (pending) {
    const { userId, email } = pending;
    storage.setItem(storageKeys.pendingConfirmation, JSON.stringify({ userId, email }));
  } else {
    storage.removeItem(storageKeys.pendingConfirmation);
  }
};

const PendingConfirmationContext = createContext<PendingConfirmationState | null>(null);

/** Remembers, while this tab lives, who registered here and has to confirm. */
export const PendingConfirmationProvider = ({ children }: { readonly children: ReactNode }) => {
  const [pending, setShown] = useState(() => readPendingConfirmation(window.sessionStorage));
  const state = useMemo(
    () => ({
      pending,
      setPending: (next: PendingConfirmation | null) => {
        keepPendingConfirmation(next, window.sessionStorage);
        setShown(next);
      },
    }),
    [pending],
  );
  return <PendingConfirmationContext value={state}>{children}</PendingConfirmationContext>;
};

/** The registration to confirm, and how to change it. */
export const usePendingConfirmation = (): PendingConfirmationState => {
  const state = useContext(PendingConfirmationContext);
  if (!state) throw new Error("usePendingConfirmation needs a PendingConfirmationProvider");
  return state;
};
