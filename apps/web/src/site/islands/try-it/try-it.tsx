import { maxPromptLength } from "@whetstone/api-client/contract";
import { Button } from "@whetstone/ui";
import { Sparkle } from "lucide-react";
import { lazy, type RefObject, Suspense, useRef } from "react";
import type { IslandDefinition } from "../define-island.ts";
import { StyleChoice } from "./style-choice.tsx";
import { inputId, type TryItMode, useTryIt } from "./use-try-it.ts";

const TryItOutcome = lazy(async () => ({
  default: (await import("./run-engine.ts")).TryItOutcome,
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
  const { text, style, state, excess, answers, run, undo, edit, chooseStyle } = useTryIt(
    mode,
    sample,
  );
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
          aria-invalid={excess > 0}
          aria-describedby={excess > 0 ? tooLongId : undefined}
          value={text}
          onChange={(event) => edit(event.target.value)}
          className="ph-no-capture mt-2 block max-h-[60dvh] w-full resize-none border-0 bg-transparent font-mono text-base leading-relaxed text-ink [field-sizing:content] placeholder:text-ink-muted focus-visible:outline-none"
        />
        {excess > 0 && <TooLong excess={excess} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-5 py-4 sm:px-7">
        <StyleChoice value={style} onChange={chooseStyle} />
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
