import type { EnhanceAnswer } from "@whetstone/api-client/contract";
import type { RequestInfo } from "../http/call.ts";
import { errorBody, toApiError } from "../http/error-answer.ts";
import type { StartedEnhancement } from "./enhance-prompt.ts";

const encoder = new TextEncoder();

/** One server-sent event. JSON holds no line break, so one data line is enough. */
const eventOf = (name: "delta" | "done" | "error", data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** True when the client asked for a stream of events. */
export const wantsStream = (headers: Headers): boolean =>
  (headers.get("Accept") ?? "")
    .split(",")
    .some((range) => range.split(";", 1)[0]?.trim().toLowerCase() === "text/event-stream");

interface StreamParts {
  /** Brings the answer into the shape of the contract. */
  readonly finish: (answer: EnhanceAnswer) => EnhanceAnswer;
  readonly onFault: (what: string, error: unknown) => void;
}

/**
 * Answers an enhancement as events: `delta` with text, then `done` with the whole answer, or
 * `error` with the error body (API-8). The end of the text is
 * sent after the use was counted, so that nobody gets all of it for nothing by hanging up.
 */
export const streamAnswer = (
  enhancement: StartedEnhancement,
  { requestId, signal }: Pick<RequestInfo, "requestId" | "signal">,
  { finish, onFault }: StreamParts,
): Response => {
  const gone = new AbortController();
  const events = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      let told = "";
      const tell = (text: string) => {
        if (text === "" || gone.signal.aborted) return;
        told += text;
        controller.enqueue(eventOf("delta", { text }));
      };
      try {
        const answer = finish(await enhancement(AbortSignal.any([signal, gone.signal]), tell));
        const { enhancedPrompt } = answer;
        if (enhancedPrompt.startsWith(told)) tell(enhancedPrompt.slice(told.length));
        controller.enqueue(eventOf("done", answer));
      } catch (error) {
        const answer = toApiError(error);
        if (answer.code === "internal") onFault("A streamed enhancement failed", error);
        if (!gone.signal.aborted)
          controller.enqueue(eventOf("error", errorBody(answer, requestId)));
      }
      if (!gone.signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(events, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
  });
};
