import { productName } from "@whetstone/api-client";
import type { PanelMessages } from "@whetstone/enhance-flow";
import { createLanguage } from "@whetstone/enhance-flow/language";
import { CopyButton, LanguageProvider } from "@whetstone/enhance-flow/react";
import { Button, TextArea } from "@whetstone/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { language, panelLanguage } from "../platform/language.ts";
import type { PanelFrame } from "./frame.ts";

/**
 * What is said when the extension was updated or removed under an open panel, read while there is
 * still something to ask.
 */
export const readLastWords = () => {
  const { tag } = language;
  const words = new Map<string, string>([
    ["copy", panelLanguage.say("copy")],
    ["copy_done", panelLanguage.say("copy_done")],
    ["copy_failed", panelLanguage.say("copy_failed")],
    ["enhancedPrompt", panelLanguage.say("enhancedPrompt")],
  ]);
  return {
    close: language.say("close"),
    updated: language.say("updated", productName),
    panel: createLanguage<PanelMessages>({ tag: () => tag, read: (key) => words.get(key) ?? "" }),
  };
};

/** The text of a panel that can do nothing any more: to copy, and then to put away. */
export const KeptResult = ({
  text: kept,
  words: { close, updated, panel },
  frame: { right, bottom, top, width, maxHeight },
  takesFocus,
  onClose,
}: {
  readonly text: string;
  readonly words: ReturnType<typeof readLastWords>;
  readonly frame: PanelFrame;
  /** The focus was in the panel. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}) => {
  const [text, setText] = useState(kept);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  const label = panel.say("enhancedPrompt");
  return (
    <LanguageProvider language={panel}>
      <section
        ref={box}
        role="dialog"
        lang={panel.tag}
        aria-label={label}
        tabIndex={-1}
        onKeyDown={closeByKey}
        style={{ right, ...(top === undefined ? { bottom } : { top }), width, maxHeight }}
        className="fixed z-2147483001 flex flex-col gap-3 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-raised p-4 text-ink shadow-popup outline-hidden"
      >
        <p className="text-ink-soft text-sm">{updated}</p>
        <TextArea
          label={label}
          mono
          heightClassName="max-h-none"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} />
          <Button variant="secondary" size="sm" onClick={onClose}>
            {close}
          </Button>
        </div>
      </section>
    </LanguageProvider>
  );
};
