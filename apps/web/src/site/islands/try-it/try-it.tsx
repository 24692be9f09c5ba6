import { maxPromptLength } from "@whetstone/api-client/contract";
import { Button } from "@whetstone/ui";
import { Sparkle } from "lucide-react";
import { type KeyboardEvent, lazy, type RefObject, Suspense, useRef } from "react";
import type { IslandDefinition } from "../define-island.ts";
import { ExamplePrompts } from "./example-prompts.tsx";
import { useShared } from "./shared/use-shared.ts";
import { StyleChoice } from "./style-choice.tsx";
import { inputId, type TryItMode, useTryIt } from "./use-try-it.ts";

const TryItOutcome = lazy(async () => ({
  default: (await import("./run-engine.ts")).TryItOutcome,
}));

const SharedView = lazy(async () => ({
  default: (await import("./shared/shared-view.tsx")).SharedView,
}));

export interface TryItProps {
  readonly mode: TryItMode;
  /** What the box holds at first. */
  readonly sample: string;
}

const labels: Readonly<Record<TryItMode, string>> = {
  prompt: "Your prompt",
  "resume-bullet": "Your resume bullet",
};

const tooLongId = "try-it-too-long";

const TooLong = ({ excess }: { readonly excess: number }) => (
  <p id={tooLongId} role="alert" className="mt-3 text-sm text-red-ink">
    {`${excess.toLocaleString("en-US")} characters more than the ${maxPromptLength.toLocaleString("en-US")} a prompt may have. Your text is all here; shorten it to sharpen it.`}
  </p>
);

/** A way back leads to the text it came from. */
const focusOn = (input: RefObject<HTMLTextAreaElement | null>) => input.current?.focus();

/** The built-in engine, to try in the page. It calls no server; it loads when it is used. */
const TryIt = ({ mode, sample }: TryItProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  const { text, style, state, excess, answers, run, take, undo, edit, chooseStyle } = useTryIt(
    mode,
    sample,
  );
  const { shared, close } = useShared();
  const goBack = () => {
    undo();
    focusOn(input);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    void run();
  };
  return (
    <div className="min-w-0 overflow-hidden rounded-2xl border border-line bg-surface shadow-popup">
      {shared && (
        <Suspense>
          <div className="border-b border-line">
            <SharedView
              pair={shared}
              onClose={() => {
                close();
                focusOn(input);
              }}
            />
          </div>
        </Suspense>
      )}
      <div className="grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col">
          <div className="flex-1 p-5 sm:p-7">
            <label htmlFor={inputId} className="text-sm font-medium text-ink">
              {labels[mode]}
            </label>
            <textarea
              ref={input}
              id={inputId}
              rows={3}
              dir="auto"
              aria-invalid={excess > 0}
              aria-describedby={excess > 0 ? tooLongId : undefined}
              value={text}
              onChange={(event) => edit(event.target.value)}
              onKeyDown={onKeyDown}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              className="ph-no-capture mt-2 block max-h-[60dvh] w-full resize-none border-0 bg-transparent font-mono text-base leading-relaxed text-ink [field-sizing:content] placeholder:text-ink-muted focus-visible:outline-none"
            />
            {excess > 0 && <TooLong excess={excess} />}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-5 py-4 sm:px-7">
            <StyleChoice value={style} onChange={chooseStyle} />
            <div className="flex items-center gap-3 max-sm:w-full">
              <span className="text-xs text-ink-muted max-lg:hidden">Ctrl or ⌘ + Enter</span>
              <Button
                onClick={() => void run()}
                pending={state.status === "working"}
                disabled={text.trim() === "" || excess > 0}
                className="max-sm:w-full"
              >
                <Sparkle aria-hidden="true" />
                Sharpen it
              </Button>
            </div>
          </div>
        </div>
        <ExamplePrompts mode={mode} onChoose={take} />
      </div>
      <div aria-live="polite">
        {state.status === "failed" && (
          <p className="border-t border-line p-5 text-sm text-red-ink sm:px-7">
            The engine could not be loaded. Check your connection and try again.
          </p>
        )}
        {state.status === "ready" && (
          <Suspense>
            <TryItOutcome outcome={state.outcome} answers={answers} onUndo={goBack} />
          </Suspense>
        )}
      </div>
    </div>
  );
};

export const tryItIsland: IslandDefinition<TryItProps> = { name: "try-it", Component: TryIt };
