import type { Answer, Platform } from "@whetstone/enhancer/basics";
import type { Choices, Enhancement } from "./flow.ts";
import type { LocalEngine } from "./local-engine.ts";

/** Nobody waits longer for this device before the server is asked, in milliseconds. */
const longestReadingMs = 3_000;

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

/**
 * What this device says of a draft, null where it can't: when it does, and soon, whether it does or
 * not, so that the server can be asked meanwhile.
 */
export interface Reading {
  readonly whole: Promise<Enhancement | null>;
  readonly soon: Promise<Enhancement | null>;
}

/** Begins to read a draft on this device. */
export const readHere = (engine: LocalEngine, request: Omit<DeviceRequest, "answers">): Reading => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestReadingMs);
  const whole = enhanceHere(engine, { ...request, answers: [] })
    .catch(() => null)
    .finally(() => clearTimeout(timer));
  return { whole, soon: Promise.race([whole, late]) };
};
