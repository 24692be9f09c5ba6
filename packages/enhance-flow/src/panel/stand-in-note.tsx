import { Button } from "@whetstone/ui";
import type { ReactNode } from "react";

/** Says below a result why this device made it, with the one thing to do about that. */
export const StandInNote = ({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <div role="status" className="min-w-0 flex-1 basis-48 text-pretty text-ink-muted text-xs">
      {children}
    </div>
    <Button variant="secondary" size="sm" onClick={onPress}>
      {label}
    </Button>
  </div>
);
