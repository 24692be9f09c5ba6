import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import type { TextListener } from "../engine.ts";
import type { ModelCall, TextModel } from "../model/text-model.ts";
import {
  askHttp,
  jsonOf,
  kindOfRefusal,
  longestLine,
  piecesOf,
  refusedInside,
} from "./ask-http.ts";
import { isWholeBy } from "./ending.ts";
import { ModelFault } from "./model-fault.ts";

/** A server that speaks the protocol of OpenAI's chat completions. */
export interface OpenAiServer {
  /** Up to and with the version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const contentSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? "");
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: contentSchema }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});
/** A refusal in the middle of a stream; some servers say all of theirs so. */
const errorSchema = z.object({ error: z.object({ message: z.string() }) });
const pieceSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: contentSchema }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
});
const chunkSchema = z.union([errorSchema, pieceSchema]);
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

const headersOf = ({ apiKey, headers = {} }: OpenAiServer): Readonly<Record<string, string>> => ({
  ...headers,
  ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
});

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ModelFault("unintelligible");
  return parsed.data;
};

const parseEvent = (data: string) => {
  try {
    return parse(chunkSchema, JSON.parse(data));
  } catch {
    throw new ModelFault("unintelligible");
  }
};

const readStream = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  onWritten: TextListener,
): Promise<string> => {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: longestLine }));
  let written = "";
  let isComplete = false;
  for await (const { data } of piecesOf(events, signal)) {
    if (data === "[DONE]") {
      isComplete = true;
      break;
    }
    const event = parseEvent(data);
    if ("error" in event) throw new ModelFault(kindOfRefusal(refusedInside, event.error.message));
    for (const { delta, finish_reason } of event.choices) {
      if (!isWholeBy(finish_reason)) throw new ModelFault("broken-off");
      if (finish_reason) isComplete = true;
      if (!delta?.content) continue;
      written += delta.content;
      onWritten(written);
    }
  }
  signal.throwIfAborted();
  if (!isComplete) throw new ModelFault("broken-off");
  return written;
};

/** A model behind an address that speaks the protocol of OpenAI. */
export const createOpenAiModel =
  (server: OpenAiServer, model: string): TextModel =>
  async ({ system, examples, messages, signal }: ModelCall, onWritten) => {
    const response = await askHttp({
      url: `${server.baseUrl}/chat/completions`,
      headers: headersOf(server),
      body: {
        model,
        messages: [{ role: "system", content: system }, ...examples, ...messages],
        stream: onWritten !== undefined,
      },
      signal,
    });
    if (onWritten && response.body) return readStream(response.body, signal, onWritten);
    const [choice] = parse(completionSchema, await jsonOf(response, signal)).choices;
    if (!isWholeBy(choice?.finish_reason)) throw new ModelFault("broken-off");
    return choice?.message.content ?? "";
  };

/** The names of the models a server has. */
export const listOpenAiModels = async (
  server: OpenAiServer,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const response = await askHttp({
    url: `${server.baseUrl}/models`,
    headers: headersOf(server),
    signal,
  });
  return parse(modelsSchema, await jsonOf(response, signal)).data.map(({ id }) => id);
};
