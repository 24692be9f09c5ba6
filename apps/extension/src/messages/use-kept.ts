import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";
import {
  type KeepAnswer,
  type Kept,
  type KeptName,
  keepAnswerSchema,
  keptNewsSchema,
  keptSchemas,
} from "./kept.ts";
import type { ExtensionRequest } from "./requests.ts";

const ask = (request: ExtensionRequest): Promise<unknown> =>
  askWorker(request).catch(() => undefined);

const readList = async <Item extends z.ZodType>(
  list: KeptName,
  item: Item,
): Promise<readonly z.output<Item>[]> => {
  const answer = z.array(item).safeParse(await ask({ type: "read-kept", list }));
  return answer.success ? answer.data : [];
};

/** The person's own styles, oldest first. */
export const readOwnStyles = () => readList("ownStyles", keptSchemas.ownStyles);

/** The saved prompts, oldest first. */
export const readLibrary = () => readList("library", keptSchemas.library);

/** The history, oldest first; on a chat page the newest of its own platform. */
export const readHistory = () => readList("history", keptSchemas.history);

/** What the person keeps about themselves, oldest first. */
export const readFacts = () => readList("facts", keptSchemas.facts);

const keep = async (
  item: Extract<ExtensionRequest, { type: "keep" }>["item"],
): Promise<KeepAnswer> => {
  const answer = keepAnswerSchema.safeParse(await ask({ type: "keep", item }));
  return answer.success ? answer.data : "refused";
};

/** Adds an own style, or replaces the one of the same id. */
export const keepOwnStyle = (value: Kept<"ownStyles">) => keep({ list: "ownStyles", value });

/** Saves a prompt, or replaces the one of the same id. */
export const keepPrompt = (value: Kept<"library">) => keep({ list: "library", value });

/** Adds to the history, if the person wants one. */
export const keepInHistory = (value: Kept<"history">) => keep({ list: "history", value });

/** Keeps an answer, or replaces the one of the same id. */
export const keepFact = (value: Kept<"facts">) => keep({ list: "facts", value });

/** Takes some out of a list, at once. Only the extension's own pages may. */
export const dropKept = async (list: KeptName, ids: readonly string[]): Promise<void> => {
  await ask({ type: "drop-kept", list, ids: [...ids] });
};

/** Empties a list. Only the extension's own pages may. */
export const clearKept = async (list: KeptName): Promise<void> => {
  await ask({ type: "clear-kept", list });
};

/** True for the worker's news that a list changed. */
export const isNewsOf =
  (list: KeptName) =>
  (message: unknown): boolean => {
    const news = keptNewsSchema.safeParse(message);
    return news.success && news.data.list === list;
  };
