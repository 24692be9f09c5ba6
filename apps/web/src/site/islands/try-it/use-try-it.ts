import { maxPromptLength } from "@whetstone/api-client/contract";
import type { Style } from "@whetstone/enhancer";
import { useRef, useState } from "react";
import type { Outcome } from "./outcome.ts";
import { typedBefore } from "./typed-before.ts";

export type TryItMode = "prompt" | "resume-bullet";

export type TryItState =
  | { readonly status: "idle" | "working" | "failed" }
  | { readonly status: "ready"; readonly outcome: Outcome };

/** The id of the box's text area. */
export const inputId = "try-it-text";

/** How many characters of a text are too many for the product. */
const excessOf = (text: string): number =>
  text.length <= maxPromptLength ? 0 : Math.max(0, [...text].length - maxPromptLength);

/** The text of the box, its result, and the way back. The engine loads with the first use. */
export const useTryIt = (mode: TryItMode, sample: string) => {
  const [text, setText] = useState(() => typedBefore(inputId) ?? sample);
  const [style, setStyle] = useState<Style>("professional");
  const [state, setState] = useState<TryItState>({ status: "idle" });
  const latest = useRef(0);
  const excess = excessOf(text);

  const run = async (chosen: Style) => {
    const turn = ++latest.current;
    if (text.trim() === "" || excess > 0) return;
    setState((now) => (now.status === "ready" ? now : { status: "working" }));
    try {
      const engine = await import("./run-engine.ts");
      const sharpen = mode === "prompt" ? engine.sharpenPrompt : engine.sharpenResumeBullet;
      const outcome = await sharpen(text, chosen);
      if (turn === latest.current) setState({ status: "ready", outcome });
    } catch {
      if (turn === latest.current) setState({ status: "failed" });
    }
  };
  const forget = () => {
    latest.current++;
    setState({ status: "idle" });
  };
  return {
    text,
    style,
    state,
    excess,
    run: () => run(style),
    undo: forget,
    edit: (next: string) => {
      setText(next);
      forget();
    },
    chooseStyle: (next: Style) => {
      setStyle(next);
      if (state.status === "ready") void run(next);
    },
  };
};
