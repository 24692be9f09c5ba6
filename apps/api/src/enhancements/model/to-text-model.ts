import type { TextModel } from "@whetstone/engines";
import { generateText, type LanguageModel, streamText } from "ai";

/** The provider's stream ended without saying that the text is complete. */
class BrokenOffError extends Error {
  override readonly name = "BrokenOffError";
}

/** A model of the AI SDK as the engines ask it: once, with no attempt of its own to try again. */
export const toTextModel =
  (model: LanguageModel): TextModel =>
  async ({ system, examples, messages, signal }, onWritten) => {
    const question = {
      model,
      instructions: system,
      messages: [...examples, ...messages],
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
