import { productName } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import type { EnhanceFlow } from "@whetstone/enhance-flow";
import { EnhancePanel, LanguageProvider } from "@whetstone/enhance-flow/react";
import type { Platform } from "@whetstone/enhancer/basics";
import { IconButton, PortalContainerProvider, Wordmark } from "@whetstone/ui";
import { Move, MoveDiagonal2, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { type StoreApi, useStore } from "zustand";
import { openWeb } from "../messages/open-web.ts";
import { language, panelLanguage } from "../platform/language.ts";
import type { BoxLink } from "./box-link.ts";
import type { Shell } from "./shell.ts";
import { SiteOptions } from "./site-options.tsx";
import { useKeptInPanel } from "./use-kept-in-panel.ts";
import { usePanelPlace } from "./use-panel-place.ts";

const modifiers: ReadonlySet<string> = new Set(["Alt", "Control", "Meta", "Shift"]);

/** True for a key that types where it can: it is meant for the draft while nothing is asked. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, onButton: boolean): boolean => {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "Process") return true;
  return onButton ? key.length === 1 && key !== " " : key.length === 1 || key === "Backspace";
};

/** The panel's window over the page: a dialog that leaves the page usable. */
export const PanelWindow = ({
  flow,
  session,
  shell,
  boxes,
  platform,
  searches,
  onClose,
  onGone,
  onTyped,
}: {
  readonly flow: EnhanceFlow;
  readonly session: Session;
  readonly shell: Shell;
  readonly boxes: BoxLink;
  readonly platform: Platform;
  /** How often a saved prompt was looked for; 0 when the panel was opened for a draft. */
  readonly searches: StoreApi<number>;
  readonly onClose: () => void;
  /** The person goes on in the page: what the panel still says is no more of interest. */
  readonly onGone: () => void;
  /** A key was typed that is meant for the draft. */
  readonly onTyped: () => void;
}) => {
  const state = useStore(session.store);
  const search = useStore(searches);
  const kept = useKeptInPanel(flow);
  const box = useRef<HTMLElement>(null);
  const { style, header, moveHandle, resizeHandle } = usePanelPlace(box, shell, boxes);
  const step = useStore(flow.store, ({ step: { status } }) => status);
  const isToast = useStore(
    flow.store,
    ({ step }) => step.status === "inserted" && step.isUnseen && !step.undoRefused,
  );

  useEffect(() => box.current?.focus(), []);
  // What held the focus went with the step before.
  useEffect(() => {
    if (step === "enhancing") box.current?.focus();
  }, [step]);

  useEffect(() => {
    if (step !== "inserted" && step !== "placed") return;
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [step, onClose]);

  useEffect(() => {
    if (!isToast) return;
    const goOn = (event: globalThis.KeyboardEvent) => {
      const isElsewhere = !event.composedPath().includes(shell.root);
      if (event.isTrusted && isElsewhere && !modifiers.has(event.key)) onGone();
    };
    document.addEventListener("keydown", goOn);
    return () => document.removeEventListener("keydown", goOn);
  }, [isToast, shell, onGone]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The second slash is the page's: it goes into the draft, where the page may have a menu for it.
    const isEmptySearch =
      event.target instanceof HTMLInputElement &&
      event.target.type === "search" &&
      event.target.value === "";
    if (search > 0 && event.key === "/" && isEmptySearch) return onClose();
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
    const onButton =
      event.target instanceof Element && event.target.matches("[data-types-through]");
    // The key itself types into whatever has the focus once it was heard here.
    if ((onButton || event.target === box.current) && isTyped(event, onButton)) onTyped();
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
          className="fixed z-2147483001 flex flex-col overflow-hidden rounded-2xl border border-line bg-raised text-ink shadow-popup outline-hidden"
        >
          <header
            {...header}
            className="flex shrink-0 cursor-move touch-none items-center justify-between border-line border-b py-0.5 ps-7 pe-2.5"
          >
            <Wordmark name={productName} />
            <div className="flex gap-1">
              <IconButton label={language.say("move")} size="sm" {...moveHandle}>
                <Move aria-hidden="true" />
              </IconButton>
              <IconButton label={language.say("close")} size="sm" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          </header>
          <div className="min-h-0 flex-1 scroll-pb-16 overflow-y-auto overscroll-contain px-4 py-2.5 [--panel-back:var(--color-raised)]">
            <EnhancePanel
              flow={flow}
              session={state}
              librarySearch={search}
              {...kept}
              onSignIn={() => openWeb("/login")}
              onUpgrade={() => openWeb("/settings")}
            >
              <SiteOptions platform={platform} />
            </EnhancePanel>
          </div>
          <IconButton
            label={language.say("resize")}
            size="sm"
            {...resizeHandle}
            className="absolute top-0 left-0 size-6 cursor-nwse-resize touch-none rounded-none rounded-br-lg [&_svg]:size-3"
          >
            <MoveDiagonal2 aria-hidden="true" />
          </IconButton>
        </section>
      </LanguageProvider>
    </PortalContainerProvider>
  );
};
