import { Button } from "@whetstone/ui";
import type { ReactNode } from "react";

/** The end of a form in a card: what it does, and the way back. */
export const FormButtons = ({
  pending,
  onCancel,
  children,
}: {
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" size="sm" pending={pending}>
      {children}
    </Button>
    <Button variant="ghost" size="sm" disabled={pending} onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
