import { Button } from "@whetstone/ui";
import { Sparkle } from "lucide-react";
import { type RefObject, useRef } from "react";
import type { IslandDefinition } from "../define-island.ts";
import { StyleChoice } from "./style-choice.tsx";
import { TryItResult } from "./try-it-result.tsx";
import { inputId, type TryItMode, useTryIt } from "./use-try-it.ts";

export interface TryItProps {
  readonly mode: TryItMode;
  /** What the box holds at first. */
  readonly sample: string;
}

const labels: Readonly<Record<TryItMode, string>> = {
  prompt: "Your prompt",
  "resume-bullet": "Your resume bullet",
};

/** A way back leads to the text it came from. */
const focusOn = (input: RefObject<HTMLTextAreaElement | null>) => input.current?.focus();

/** The built-in engine, to try in the page. It calls no server; it loads when it is used. */
const TryIt = ({ mode, sample }: TryItProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  const { text, style, state, run, undo, edit, chooseStyle } = useTryIt(mode, sample);
  const goBack = () => {
    undo();
    focusOn(input);
  };
  return (
    <div className="min-w-0 overflow-hidden rounded-2xl border border-line bg-surface shadow-popup">
      <div className="p-5 sm:p-7">
        <label htmlFor={inputId} className="text-sm font-medium text-ink">
          {labels[mode]}
        </label>
        <textarea
          ref={input}
          id={inputId}
          rows={3}
          dir="auto"
          maxLength={4000}
          value={text}
          onChange={(event) => edit(event.target.value)}
          className="ph-no-capture mt-2 block w-full resize-none border-0 bg-transparent font-mono text-base leading-relaxed text-ink [field-sizing:content] placeholder:text-ink-muted focus-visible:outline-none"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-5 py-4 sm:px-7">
        <StyleChoice value={style} onChange={chooseStyle} />
        <Button
          onClick={() => void run()}
          pending={state.status === "working"}
          disabled={text.trim() === ""}
          className="max-sm:w-full"
        >
          <Sparkle aria-hidden="true" />
          Sharpen it
        </Button>
      </div>
      <div aria-live="polite">
        {state.status === "failed" && (
          <p className="border-t border-line p-5 text-sm text-red-ink sm:px-7">
            The engine could not be loaded. Check your connection and try again.
          </p>
        )}
        {state.status === "ready" && <TryItResult result={state.result} onUndo={goBack} />}
      </div>
    </div>
  );
};

export const tryItIsland: IslandDefinition<TryItProps> = { name: "try-it", Component: TryIt };
