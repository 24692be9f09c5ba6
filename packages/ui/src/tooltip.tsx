import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { popupLayer } from "./popup-styles.ts";
import { usePortalContainer } from "./portal-container.tsx";

/**
 * A short explanation on hover and focus. A hint for the eye only: the trigger keeps its own
 * accessible name.
 */
export const Tooltip = ({
  content,
  children,
}: {
  readonly content: ReactNode;
  /** The element it belongs to, focusable. */
  readonly children: ReactElement;
}) => {
  const container = usePortalContainer();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} className={popupLayer}>
          <Base.Popup className="max-w-72 rounded-lg bg-ink px-2.5 py-1.5 text-xs text-on-ink shadow-popup transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
