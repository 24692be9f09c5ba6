import { maxPromptLength } from "@whetstone/api-client/contract";
import type { Typed } from "@whetstone/enhance-flow";
import type { Answer, Question, Style } from "@whetstone/enhancer";
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
  const [typed, setTyped] = useState<Typed>({});
  const [given, setGiven] = useState<readonly Answer[]>([]);
  const latest = useRef(0);
  const excess = excessOf(text);

  const sharpenText = async (
    text: string,
    chosen: Style,
    asked: readonly Question[] | null = null,
  ) => {
    const turn = ++latest.current;
    if (text.trim() === "" || excessOf(text) > 0) return;
    setState((now) => (now.status === "ready" ? now : { status: "working" }));
    try {
      const engine = await import("./run-engine.ts");
      const answers = asked ? engine.answersIn(typed, asked) : given;
      const sharpen = mode === "prompt" ? engine.sharpenPrompt : engine.sharpenResumeBullet;
      const outcome = await sharpen(text, chosen, answers);
      if (turn === latest.current) setGiven(answers);
      if (turn === latest.current) setState({ status: "ready", outcome });
    } catch {
      if (turn === latest.current) setState({ status: "failed" });
    }
  };
  const run = (chosen: Style, asked: readonly Question[] | null = null) =>
    sharpenText(text, chosen, asked);
  const forget = () => {
    latest.current++;
    setState({ status: "idle" });
    setTyped({});
    setGiven([]);
  };
  return {
    text,
    style,
    state,
    excess,
    answers: {
      typed,
      onFill: (need: string, words: string) => setTyped((now) => ({ ...now, [need]: words })),
      onSharpen: (questions: readonly Question[]) => void run(style, questions),
    },
    run: () => run(style),
    undo: forget,
    edit: (next: string) => {
      setText(next);
      forget();
    },
    /** Puts another text into the box and sharpens it. */
    take: (next: string) => {
      setText(next);
      forget();
      void sharpenText(next, style, []);
    },
    chooseStyle: (next: Style) => {
      setStyle(next);
      if (state.status === "ready") void run(next);
    },
  };
};
