import { CSPProvider } from "@base-ui/react/csp-provider";
import { createContext, type ReactNode, useContext } from "react";

/** Where popups, dialogs, menus and selects are put. */
export type PortalContainer = HTMLElement | ShadowRoot;

const PortalContainerContext = createContext<PortalContainer | undefined>(undefined);

/**
 * Puts every popup, dialog, menu and select below into `container` (the extension's shadow
 * root, where the styles are), else into `document.body`. Also keeps Base UI from adding style
 * elements, which the policy of a host page may forbid; `theme.css` holds those rules.
 */
export const PortalContainerProvider = ({
  container,
  children,
}: {
  readonly container?: PortalContainer;
  readonly children: ReactNode;
}) => (
  <PortalContainerContext value={container}>
    <CSPProvider disableStyleElements>{children}</CSPProvider>
  </PortalContainerContext>
);

/** The container of the nearest `PortalContainerProvider`; `undefined` means `document.body`. */
export const usePortalContainer = (): PortalContainer | undefined =>
  useContext(PortalContainerContext);
