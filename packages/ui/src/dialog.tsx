import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { usePortalContainer } from "./portal-container.tsx";

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Above the title: how far a dialog of several steps is. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  readonly size?: "sm" | "md" | "lg";
  /** Puts the focus somewhere when what held it before is gone, or nothing did. */
  readonly onFocusLost?: () => void;
}

/** What had the focus when the dialog opened; a menu's entry goes with its menu, which keeps it. */
const useFocusBefore = () => {
  const [before] = useState(() => document.activeElement);
  return () =>
    before instanceof HTMLElement &&
    before !== document.body &&
    (before.isConnected || before.role === "menuitem");
};

const widths = { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-3xl" } as const;

/**
 * A modal dialog: the focus starts at the dialog itself and stays inside, Escape and the Close
 * button end it.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  lead,
  children,
  footer,
  size = "md",
  onFocusLost,
}: DialogProps) => {
  const canFocusBefore = useFocusBefore();
  const container = usePortalContainer();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={container}>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            ref={popup}
            initialFocus={popup}
            finalFocus={() => {
              if (!onFocusLost || canFocusBefore()) return true;
              onFocusLost();
              return false;
            }}
            className={classNames(
              "relative w-full rounded-2xl border border-line bg-raised p-6 text-ink shadow-popup",
              "outline-hidden transition-[scale,opacity] duration-150 ease-settle",
              "data-ending-style:scale-98 data-ending-style:opacity-0",
              "data-starting-style:scale-98 data-starting-style:opacity-0",
              widths[size],
            )}
          >
            {lead && <div className="mb-4 pr-10">{lead}</div>}
            <Base.Title className="pr-10 text-xl font-semibold">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-1 text-sm text-ink-muted">
                {description}
              </Base.Description>
            )}
            <Base.Close
              render={<IconButton label="Close" size="sm" className="absolute top-4 right-4" />}
            >
              <X aria-hidden="true" />
            </Base.Close>
            {children && <div className="mt-5">{children}</div>}
            {footer && (
              <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse max-sm:*:w-full">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
