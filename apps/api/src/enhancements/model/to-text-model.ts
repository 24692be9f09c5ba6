import { isWholeBy, type TextModel } from "@whetstone/engines";
import { type FinishReason, generateText, type LanguageModel, streamText } from "ai";
import { CutShortError } from "./cut-short-error.ts";

/** The provider's stream ended without saying that the text is complete. */
class BrokenOffError extends Error {
  override readonly name = "BrokenOffError";
}

/** How a text ended: in the SDK's words, and in the provider's where it said anything. */
interface Ending {
  readonly finishReason: FinishReason;
  readonly rawFinishReason: string | undefined;
}

/** Throws where a text ended before it was whole; reasons the SDK has no word for are `other`. */
const demandWhole = ({ finishReason, rawFinishReason }: Ending): void => {
  const isWhole =
    finishReason === "stop" || (finishReason === "other" && isWholeBy(rawFinishReason));
  if (!isWhole) throw new CutShortError();
};

/** A stream that was cut has no reason of its provider's. */
const isSilent = ({ finishReason, rawFinishReason }: Ending): boolean =>
  finishReason === "error" || (finishReason === "other" && rawFinishReason === undefined);

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
    if (!onWritten) {
      const result = await generateText(question);
      demandWhole(result);
      return result.text;
    }
    let written = "";
    let ending: Ending | null = null;
    // Errors come as parts of the stream; the SDK would print them, prompt and all.
    const { stream } = streamText({ ...question, onError: () => undefined });
    for await (const part of stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "finish") ending = part;
      if (part.type !== "text-delta") continue;
      written += part.text;
      onWritten(written);
    }
    signal.throwIfAborted();
    if (!ending || isSilent(ending)) throw new BrokenOffError();
    demandWhole(ending);
    return written;
  };
