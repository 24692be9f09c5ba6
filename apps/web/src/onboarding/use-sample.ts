import { useAuth } from "@whetstone/auth-session/react";
import {
  type AskingStep,
  answersIn,
  createEnhanceFlow,
  enhanceOnDevice,
} from "@whetstone/enhance-flow";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useClient } from "../session/client-context.tsx";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import { type SampleResult, sampleResult } from "./sample-result.ts";

const firstPrompt = "write an email to my team about the new release";

export interface Sample {
  readonly prompt: string;
  readonly setPrompt: (prompt: string) => void;
  readonly result: SampleResult;
  readonly enhance: () => void;
  readonly fill: (need: string, text: string) => void;
  readonly answer: (step: AskingStep) => void;
  readonly skip: () => void;
}

/** The real enhance flow over the sample's text (APP-14). */
export const useSample = (): Sample => {
  const client = useClient();
  const track = useTrack();
  const { applyUsage } = useAuth();
  const [prompt, setPrompt] = useState(firstPrompt);
  const typed = useRef(prompt);
  const [flow] = useState(() =>
    createEnhanceFlow({
      client,
      // An ended session shows the canned text like any failure; the next page change signs out.
      session: { applyUsage, refresh: async () => undefined },
      composer: {
        read: async () => typed.current,
        replace: async () => ({ kind: "refused", why: "gone" }),
        focus: () => undefined,
      },
      platform: "chatgpt",
      choices: { style: "professional", level: "comprehensive" },
      localEngine: enhanceOnDevice,
      newIdempotencyKey: () => crypto.randomUUID(),
    }),
  );
  const { step } = useSyncExternalStore(flow.store.subscribe, flow.store.getState);
  useEffect(() => () => flow.reset(), [flow]);
  useEffect(
    () =>
      flow.store.subscribe(({ step: now }, before) => {
        if (before.step.status !== "enhancing") return;
        const { kind } = sampleResult(now, typed.current);
        if (kind === "enhanced" || kind === "canned")
          track("onboarding_sample_enhanced", { fallback: kind === "canned" });
      }),
    [flow, track],
  );

  const change = (text: string) => {
    typed.current = text;
    setPrompt(text);
    flow.reset();
  };
  return {
    prompt,
    setPrompt: change,
    result: sampleResult(step, prompt),
    enhance: () => void flow.enhance(),
    fill: flow.fill,
    answer: ({ typed: answered, questions }) => void flow.answer(answersIn(answered, questions)),
    skip: () => void flow.skip(),
  };
};
