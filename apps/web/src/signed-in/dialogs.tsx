import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/** The modals of the signed-in screens; one at a time. */
export type OpenDialog = "upgrade" | "onboarding" | null;

interface Dialogs {
  readonly open: OpenDialog;
  readonly show: (dialog: OpenDialog) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Lets any signed-in screen open a modal that belongs to all of them. */
export const DialogsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [open, show] = useState<OpenDialog>(null);
  const dialogs = useMemo(() => ({ open, show }), [open]);
  return <DialogsContext value={dialogs}>{children}</DialogsContext>;
};

/** Which modal is open, and how to open another. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error("useDialogs must be used within a DialogsProvider");
  return dialogs;
};
