import { createContext, type ReactNode, useContext, useState } from "react";

/** A registration whose address isn't confirmed yet. Kept in memory only: it holds a password. */
export interface PendingConfirmation {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

type PendingConfirmationState = readonly [
  PendingConfirmation | null,
  (pending: PendingConfirmation | null) => void,
];

const PendingConfirmationContext = createContext<PendingConfirmationState | null>(null);

/** Remembers, while this tab lives, who registered here and has to confirm. */
export const PendingConfirmationProvider = ({ children }: { readonly children: ReactNode }) => {
  const state = useState<PendingConfirmation | null>(null);
  return <PendingConfirmationContext value={state}>{children}</PendingConfirmationContext>;
};

/** The registration to confirm, and how to change it. */
export const usePendingConfirmation = (): PendingConfirmationState => {
  const state = useContext(PendingConfirmationContext);
  if (!state) throw new Error("usePendingConfirmation needs a PendingConfirmationProvider");
  return state;
};
