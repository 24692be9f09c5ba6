import type { Style } from "@whetstone/enhancer";
import { useRef, useState } from "react";
import type { TryItResult } from "./run-engine.ts";
import { typedBefore } from "./typed-before.ts";

export type TryItMode = "prompt" | "resume-bullet";

export type TryItState =
  | { readonly status: "idle" | "working" | "failed" }
  | { readonly status: "ready"; readonly result: TryItResult };

/** The id of the box's text area. */
export const inputId = "try-it-text";

/** The text of the box, its result, and the way back. The engine loads with the first use. */
export const useTryIt = (mode: TryItMode, sample: string) => {
  const [text, setText] = useState(() => typedBefore(inputId) ?? sample);
  const [style, setStyle] = useState<Style>("professional");
  const [state, setState] = useState<TryItState>({ status: "idle" });
  const latest = useRef(0);

  const run = async (chosen: Style) => {
    const turn = ++latest.current;
    if (text.trim() === "") return;
    setState((now) => (now.status === "ready" ? now : { status: "working" }));
    try {
      const engine = await import("./run-engine.ts");
      const sharpen = mode === "prompt" ? engine.sharpenPrompt : engine.sharpenResumeBullet;
      const result = await sharpen(text, chosen);
      if (turn === latest.current) setState({ status: "ready", result });
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
