import { generateText, type LanguageModel, type ModelMessage, streamText } from "ai";
import type { TextListener } from "../engine.ts";

export interface ModelQuestion {
  readonly model: LanguageModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly signal: AbortSignal;
}

/** The provider's stream ended without saying that the text is complete. */
class BrokenOffError extends Error {
  override readonly name = "BrokenOffError";
}

/**
 * Asks a model once. With a listener the text is told while it is written: everything so far, each
 * time. Rejects when the provider fails, or breaks off, or the signal aborts.
 */
export const askForText = async (
  { model, system, messages, signal }: ModelQuestion,
  onWritten?: TextListener,
): Promise<string> => {
  const question = {
    model,
    instructions: system,
    messages,
    abortSignal: signal,
    maxRetries: 0,
  };
  if (!onWritten) return (await generateText(question)).text;
  let written = "";
  let isComplete = false;
  // Errors come as parts of the stream; the SDK would print them, prompt and all.
  const { stream } = streamText({ ...question, onError: () => undefined });
  for await (const part of stream) {
    if (part.type === "error") throw part.error;
    if (part.type === "finish") isComplete = !["error", "other"].includes(part.finishReason);
    if (part.type !== "text-delta") continue;
    written += part.text;
    onWritten(written);
  }
  signal.throwIfAborted();
  if (!isComplete) throw new BrokenOffError();
  return written;
};
