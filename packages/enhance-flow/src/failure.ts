import { type ApiFailure, type ErrorBody, maxPromptLength } from "@whetstone/api-client";
import type { ModelFaultKind } from "@whetstone/engines";
import type { InsertionRefusal } from "./composer.ts";
import type { OwnEngine } from "./engine-choice.ts";

/** Everything that can end an enhancement without a result. Screens switch over `kind`. */
export type FlowFailure =
  | { readonly kind: "nothing-typed" }
  | { readonly kind: "too-long"; readonly limit: number }
  | { readonly kind: "no-composer" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "waitlisted" }
  | { readonly kind: "requires-pro" }
  | { readonly kind: "quota-reached"; readonly nextResetDate: string | null }
  | { readonly kind: "busy"; readonly retryAfterSeconds: number | null }
  | { readonly kind: "offline" }
  | { readonly kind: "interrupted" }
  | { readonly kind: "timeout" }
  | { readonly kind: "server"; readonly message: string | null; readonly requestId: string | null }
  /** The person's own engine failed. */
  | { readonly kind: "model"; readonly why: ModelFaultKind; readonly engine: OwnEngine }
  | { readonly kind: "not-inserted"; readonly why: InsertionRefusal };

/** Refusals that leave the engine of this device to go on: it needs no account and costs no use. */
export type WithoutServer = Extract<FlowFailure, { kind: "signed-out" | "quota-reached" }>;

export const isWithoutServer = (failure: FlowFailure): failure is WithoutServer =>
  failure.kind === "signed-out" || failure.kind === "quota-reached";

/** Failures of the way to an engine: the one of this device needs none, nor an account. */
const outOfReach: ReadonlySet<FlowFailure["kind"]> = new Set([
  "signed-out",
  "quota-reached",
  "offline",
  "interrupted",
  "timeout",
  "busy",
  "server",
  "model",
]);

/** True where another engine may go on, this device's at last. */
export const leavesDevice = ({ kind }: FlowFailure): boolean => outOfReach.has(kind);

const ofRefusal = (body: ErrorBody, retryAfterSeconds: number | null): FlowFailure => {
  switch (body.code) {
    case "unauthorized":
      return { kind: "signed-out" };
    case "waitlisted":
      return { kind: "waitlisted" };
    case "requires_pro":
      return { kind: "requires-pro" };
    case "quota_exceeded":
      return { kind: "quota-reached", nextResetDate: body.nextResetDate ?? null };
    case "payload_too_large":
      return { kind: "too-long", limit: maxPromptLength };
    case "rate_limited":
    case "conflict":
    case "engine_unavailable":
      return { kind: "busy", retryAfterSeconds };
    default:
      return { kind: "server", message: body.error, requestId: body.requestId };
  }
};

/** Sorts a failed call into what the panel can explain. An abort is no failure. */
export const failureOfCall = (failure: ApiFailure): FlowFailure | null => {
  switch (failure.kind) {
    case "aborted":
      return null;
    case "timeout":
      return { kind: "timeout" };
    case "unreachable":
      return { kind: "offline" };
    case "interrupted":
      return { kind: "interrupted" };
    case "unintelligible":
      return { kind: "server", message: null, requestId: null };
    case "refused":
      return ofRefusal(failure.body, failure.retryAfterSeconds ?? null);
  }
};

/** True when the same request may be sent again as it is, with the same idempotency key. */
export const isRetryable = (failure: FlowFailure): boolean =>
  ["offline", "interrupted", "timeout", "busy"].includes(failure.kind);
