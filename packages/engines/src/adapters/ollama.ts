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

/** How long Ollama keeps a model in memory for the next draft. */
const keepAlive = "10m";

/**
 * What a model is loaded by: with another window it would be loaded anew. Tokens a long draft, our
 * instructions and the answer need; Ollama's own default would cut it.
 */
const loading = { keep_alive: keepAlive, options: { num_ctx: 8_192 } };

const errorSchema = z.object({ error: z.string() });
const pieceSchema = z.object({
  message: z.object({ content: z.string() }).optional(),
  done: z.boolean(),
  done_reason: z.string().optional(),
});
/** A piece of the answer, or why there is none: that comes with a status of 200 too. */
const answerSchema = z.union([errorSchema, pieceSchema]);
const tagsSchema = z.object({ models: z.array(z.object({ name: z.string() })) });

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ModelFault("unintelligible");
  return parsed.data;
};

const parseLine = (line: string) => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ModelFault("unintelligible");
  }
  return parse(answerSchema, value);
};

/** Cuts a stream of text into its lines; each piece is searched once. */
const linesOf = () => {
  let rest = "";
  return new TransformStream<string, string>({
    transform: (piece, out) => {
      const [first = "", ...others] = piece.split("\n");
      const lines = [rest + first, ...others];
      rest = lines.pop() ?? "";
      if (rest.length > longestLine) throw new ModelFault("unintelligible");
      for (const line of lines) if (line.trim() !== "") out.enqueue(line);
    },
    flush: (out) => {
      if (rest.trim() !== "") out.enqueue(rest);
    },
  });
};

const readStream = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  onWritten: TextListener | undefined,
): Promise<string> => {
  const lines = body.pipeThrough(new TextDecoderStream()).pipeThrough(linesOf());
  let written = "";
  let isComplete = false;
  for await (const line of piecesOf(lines, signal)) {
    const answer = parseLine(line);
    if ("error" in answer) throw new ModelFault(kindOfRefusal(refusedInside, answer.error));
    const { message, done, done_reason } = answer;
    if (!isWholeBy(done_reason)) throw new ModelFault("broken-off");
    isComplete ||= done;
    if (!message?.content) continue;
    written += message.content;
    onWritten?.(written);
  }
  signal.throwIfAborted();
  if (!isComplete) throw new ModelFault("broken-off");
  return written;
};

/** A model in Ollama, asked by its own protocol: that of OpenAI can't set the context's size. */
export const createOllamaModel =
  (baseUrl: string, model: string): TextModel =>
  async ({ system, examples, messages, signal }: ModelCall, onWritten) => {
    const { body } = await askHttp({
      url: `${baseUrl}/api/chat`,
      body: {
        model,
        messages: [{ role: "system", content: system }, ...examples, ...messages],
        stream: true,
        think: false,
        ...loading,
      },
      signal,
    });
    if (!body) throw new ModelFault("unintelligible");
    return readStream(body, signal, onWritten);
  };

/**
 * The names of the models Ollama has. A browser names its origin in what it posts alone: that is
 * tried too, so that a refusal is known before the first draft.
 */
export const listOllamaModels = async (
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const response = await askHttp({ url: `${baseUrl}/api/tags`, signal });
  const names = parse(tagsSchema, await jsonOf(response, signal)).models.map(({ name }) => name);
  const [first] = names;
  if (first !== undefined)
    await askHttp({ url: `${baseUrl}/api/show`, body: { model: first }, signal });
  return names;
};

/** Loads a model into memory, so that the next draft need not wait for that. */
export const warmOllamaModel = async (
  baseUrl: string,
  model: string,
  signal: AbortSignal,
): Promise<void> => {
  const response = await askHttp({
    url: `${baseUrl}/api/generate`,
    body: { model, ...loading, stream: false },
    signal,
  });
  await jsonOf(response, signal);
};
