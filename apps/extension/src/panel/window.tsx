import { productName } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import type { EnhanceFlow } from "@whetstone/enhance-flow";
import { EnhancePanel, LanguageProvider } from "@whetstone/enhance-flow/react";
import type { Platform } from "@whetstone/enhancer";
import { IconButton, PortalContainerProvider, Wordmark } from "@whetstone/ui";
import { Move, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { openWeb } from "../messages/open-web.ts";
import { language, panelLanguage } from "../platform/language.ts";
import type { Shell } from "./shell.ts";
import { SiteOptions } from "./site-options.tsx";
import { useKeptInPanel } from "./use-kept-in-panel.ts";
import { usePanelPlace } from "./use-panel-place.ts";

/** The panel's window over the page: a dialog that leaves the page usable. */
export const PanelWindow = ({
  flow,
  session,
  shell,
  platform,
  onClose,
}: {
  readonly flow: EnhanceFlow;
  readonly session: Session;
  readonly shell: Shell;
  readonly platform: Platform;
  readonly onClose: () => void;
}) => {
  const state = useStore(session.store);
  const kept = useKeptInPanel(flow);
  const box = useRef<HTMLElement>(null);
  const frame = useStore(shell.frame);
  const { style, onPointerDown, onKeyDown: moveByKey } = usePanelPlace(box, frame);
  const step = useStore(flow.store, ({ step: { status } }) => status);

  useEffect(() => box.current?.focus(), []);
  // What held the focus went with the step before.
  useEffect(() => {
    if (step === "enhancing") box.current?.focus();
  }, [step]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };

  return (
    <PortalContainerProvider container={shell.root}>
      <LanguageProvider language={panelLanguage}>
        <section
          ref={box}
          role="dialog"
          lang={language.tag}
          aria-label={productName}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          style={style}
          className="fixed z-(--panel-layer) flex w-[min(26rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-2xl border border-line bg-raised text-ink shadow-popup outline-hidden"
        >
          <header
            onPointerDown={onPointerDown}
            className="flex cursor-move touch-none items-center justify-between border-line border-b px-4 py-2.5"
          >
            <Wordmark name={productName} />
            <div className="flex gap-1">
              <IconButton label={language.say("move")} size="sm" onKeyDown={moveByKey}>
                <Move aria-hidden="true" />
              </IconButton>
              <IconButton label={language.say("close")} size="sm" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          </header>
          <div className="overflow-y-auto p-4 [--panel-back:var(--color-raised)]">
            <EnhancePanel
              flow={flow}
              session={state}
              {...kept}
              onSignIn={() => openWeb("/login")}
              onUpgrade={() => openWeb("/settings")}
            />
            <SiteOptions platform={platform} />
          </div>
        </section>
      </LanguageProvider>
    </PortalContainerProvider>
  );
};
