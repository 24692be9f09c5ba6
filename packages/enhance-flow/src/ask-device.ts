import type { Answer, Platform } from "@whetstone/enhancer/basics";
import type { Enhancement } from "./enhancement.ts";
import type { Choices } from "./flow.ts";
import type { LocalEngine } from "./local-engine.ts";

export interface DeviceRequest {
  readonly prompt: string;
  readonly choices: Choices;
  readonly platform: Platform;
  readonly answers: readonly Answer[];
}

/** Rewrites on this device. */
export const enhanceHere = (
  engine: LocalEngine,
  { prompt, choices: { style, level, ownStyle }, platform, answers }: DeviceRequest,
): Promise<Enhancement> =>
  engine({
    prompt,
    level,
    platform,
    // As on the server: one more requirement of the professional style.
    ...(ownStyle ? { style: "professional", instruction: ownStyle.instruction } : { style }),
    ...(answers.length > 0 ? { answers } : {}),
  });

/** What this device says of a draft, null where it can't: begins to read it. */
export const readHere = async (
  engine: LocalEngine,
  request: Omit<DeviceRequest, "answers">,
): Promise<Enhancement | null> =>
  enhanceHere(engine, { ...request, answers: [] }).catch(() => null);
