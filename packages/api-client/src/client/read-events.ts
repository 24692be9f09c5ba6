import { createParser, type EventSourceMessage } from "eventsource-parser";
import { z } from "zod";
import { errorBodySchema, statusOfCode } from "../contract/index.ts";
import type { TransportAnswer } from "./transport.ts";

const deltaSchema = z.object({ text: z.string() });

const parse = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** What an event ends the call with; `null` for one that goes before the end. */
const endOf = ({ event, data }: EventSourceMessage): TransportAnswer | null => {
  const body = parse(data);
  if (event === "done") return { kind: "answered", status: 200, body };
  if (event !== "error") return null;
  const refused = errorBodySchema.safeParse(body);
  const known = refused.success ? statusOfCode(refused.data.code) : undefined;
  return { kind: "answered", status: known ?? 500, body };
};

/**
 * Reads a stream of events to its end (API-8): tells the text
 * of every `delta`; `done` and `error` answer what the call without a stream would have. A stream
 * that ends before is `interrupted`. Rejects when the signal aborts.
 */
export const readEvents = async (
  response: Response,
  signal: AbortSignal,
  onText: (piece: string) => void = () => undefined,
): Promise<TransportAnswer> => {
  let end: TransportAnswer | null = null;
  const parser = createParser({
    onEvent: (message) => {
      if (end) return;
      end = endOf(message);
      if (message.event !== "delta") return;
      const delta = deltaSchema.safeParse(parse(message.data));
      if (delta.success) onText(delta.data.text);
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const piece of response.body ?? [])
      parser.feed(decoder.decode(piece, { stream: true }));
  } catch {
    signal.throwIfAborted();
  }
  return end ?? { kind: "interrupted" };
};
