import type { EngineRequest } from "@whetstone/engines";
import type { ReadRequest, WrittenRequest } from "../sharpener.ts";

/**
 * What the server and the thread of its engine say to each other. Both are one program of one
 * build, and nobody else speaks there: types are trusted as anywhere inside. Requests and calls
 * have numbers.
 */

/** What the server says. */
export type ToThread =
  | { readonly kind: "begin"; readonly request: number; readonly asked: EngineRequest }
  | { readonly kind: "read"; readonly request: number; readonly call: number }
  | {
      readonly kind: "write";
      readonly request: number;
      readonly call: number;
      /** Somebody listens while it is written. */
      readonly isHeard: boolean;
    }
  | {
      readonly kind: "score";
      readonly request: number;
      readonly call: number;
      readonly text: string;
    }
  | { readonly kind: "stop"; readonly call: number }
  | { readonly kind: "end"; readonly request: number }
  /** Asks whether the thread still listens. */
  | { readonly kind: "ping" }
  | { readonly kind: "close" };

/** What the thread says. */
export type FromThread =
  | { readonly kind: "pong" }
  | { readonly kind: "opened"; readonly description: string }
  | { readonly kind: "refused"; readonly lines: readonly string[] }
  | { readonly kind: "read"; readonly call: number; readonly answer: ReadRequest }
  | { readonly kind: "piece"; readonly call: number; readonly piece: string }
  | { readonly kind: "written"; readonly call: number; readonly answer: WrittenRequest }
  | { readonly kind: "scored"; readonly call: number; readonly answer: number | null }
  /** The name of what went wrong: a message may quote the prompt. */
  | { readonly kind: "failed"; readonly call: number; readonly name: string };
