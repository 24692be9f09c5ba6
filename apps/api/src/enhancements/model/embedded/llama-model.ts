import { availableParallelism } from "node:os";
import type { ChatHistoryItem, Llama as LibraryLlama } from "node-llama-cpp";
import type { Ask, Ending } from "./messages.ts";

/** Instructions, conversation, draft and answer together; more costs memory and time, in tokens. */
const largestContext = 8_192;
/** An answer, in tokens: a rewrite is far shorter. */
const longestAnswer = 1_024;
/** Threads wait for each other: one that shares its processor with the server holds all of them up. */
const threads = Math.max(1, availableParallelism() - 1);
/** Apple's own processors have one binary, which uses their graphics too; others have one without. */
const gpu = process.platform === "darwin" ? "auto" : false;
/** So many lines of the library tell why a file was refused. */
const linesKept = 3;

/** A file that the library refuses, with its own last words on it. */
export class UnloadableError extends Error {}

/** A model in this process. */
export interface LoadedModel {
  /** Writes one text, piece by piece. One at a time. */
  readonly write: (
    ask: Ask,
    onPiece: (piece: string) => void,
    signal: AbortSignal,
  ) => Promise<Ending>;
}

/** The library, and what it said last. */
export interface Llama {
  readonly library: typeof import("node-llama-cpp");
  readonly llama: LibraryLlama;
  readonly lines: readonly string[];
}

const importLibrary = async () => {
  try {
    return await import("node-llama-cpp");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")
      return null;
    throw error;
  }
};

/** Opens the library; null where it, or its binary, is not installed. */
export const openLlama = async (): Promise<Llama | null> => {
  const library = await importLibrary();
  if (!library) return null;
  const lines: string[] = [];
  const logger = (_level: unknown, message: string) => {
    lines.push(message.trim());
    lines.splice(0, lines.length - linesKept);
  };
  try {
    const options = { gpu, build: "never", progressLogs: false, logger } as const;
    return { library, llama: await library.getLlama(options), lines };
  } catch (error) {
    if (error instanceof library.NoBinaryFoundError) return null;
    throw error;
  }
};

/** What is needed of a file before it can write; what the library says where it can't be had. */
const demand = async <T>(needed: Promise<T>, lines: readonly string[]): Promise<T> => {
  try {
    return await needed;
  } catch (error) {
    const said = error instanceof Error ? error.message : "unknown";
    throw new UnloadableError([said, ...lines].join("; "), { cause: error });
  }
};

const toHistory = ({ system, turns }: Ask): ChatHistoryItem[] => [
  { type: "system", text: system },
  ...turns.map(
    ({ role, content }): ChatHistoryItem =>
      role === "user" ? { type: "user", text: content } : { type: "model", response: [content] },
  ),
  { type: "model", response: [] },
];

/** Loads a model from a file. Rejects with an `UnloadableError`; a malformed file may end the process. */
export const loadModel = async (opened: Llama, file: string): Promise<LoadedModel> => {
  const { library, llama, lines } = opened;
  const model = await demand(llama.loadModel({ modelPath: file }), lines);
  const contextSize = Math.min(model.trainContextSize, largestContext);
  const maxTokens = Math.min(longestAnswer, Math.floor(contextSize / 2));
  /** What was evaluated stays: prompts begin alike, and only the rest is evaluated anew. */
  const openChat = async () => {
    const context = await model.createContext({ contextSize, threads });
    return { context, chat: new library.LlamaChat({ contextSequence: context.getSequence() }) };
  };
  let open: Awaited<ReturnType<typeof openChat>> | null = await demand(openChat(), lines);
  const closeChat = async () => {
    await open?.context.dispose();
    open = null;
  };

  return {
    write: async (ask, onPiece, signal) => {
      open ??= await openChat();
      const { chat } = open;
      const history = toHistory(ask);
      const { contextText } = chat.chatWrapper.generateContextState({ chatHistory: history });
      // A prompt that is too long would be cut without a word.
      if (contextText.tokenize(model.tokenizer).length + maxTokens > contextSize) return "too-long";
      const grammar = ask.shape && (await llama.createGrammarForJsonSchema(ask.shape));
      try {
        const { metadata } = await chat.generateResponse(history, {
          maxTokens,
          signal,
          stopOnAbortSignal: true,
          onTextChunk: onPiece,
          ...(grammar && { grammar }),
        });
        if (metadata.stopReason === "abort") return "stopped";
        return metadata.stopReason === "maxTokens" ? "cut" : "done";
      } catch (error) {
        // The evaluation of the prompt goes on: only without its context it ends.
        await closeChat();
        if (signal.aborted) return "stopped";
        throw error;
      }
    },
  };
};
