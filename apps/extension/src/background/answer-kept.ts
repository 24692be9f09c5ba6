import type { z } from "zod";
import type {
  clearKeptRequestSchema,
  dropKeptRequestSchema,
  HistoryEntry,
  KeepAnswer,
  KeptName,
  KeptNews,
  keepRequestSchema,
  readKeptRequestSchema,
} from "../messages/kept.ts";
import { type Sender, tellEverybody } from "../platform/messaging.ts";
import { readSettings, withLists } from "./storage.ts";

/** The requests about what a person keeps on the device. */
export type KeptRequest =
  | z.infer<typeof readKeptRequestSchema>
  | z.infer<typeof keepRequestSchema>
  | z.infer<typeof dropKeptRequestSchema>
  | z.infer<typeof clearKeptRequestSchema>;

type Item = z.infer<typeof keepRequestSchema>["item"];

/** Lets every page read a list again. */
export const tellKept = (list: KeptName): void => {
  const news: KeptNews = { type: "kept-changed", list };
  void tellEverybody(news);
};

/**
 * A panel on a chat page saves prompts and answers, and adds to the history while there is to be
 * one.
 */
const mayKeep = async ({ list }: Item, { isOwnPage }: Sender): Promise<boolean> => {
  if (list === "history") return (await readSettings()).keepHistory;
  return isOwnPage || list === "library" || list === "facts";
};

const keep = async (item: Item): Promise<KeepAnswer> =>
  withLists((lists) => {
    switch (item.list) {
      case "ownStyles":
        return lists.ownStyles.keep([item.value]);
      case "library":
        return lists.library.keep([item.value]);
      case "history":
        return lists.history.keep([item.value]);
      case "facts":
        return lists.facts.keep([item.value]);
    }
  });

/** The most of the history that a chat page is given: its newest. */
const mostOnPages = 20;

/** A chat page gets what was made on its own platform, and no other page anything (EXT-10). */
const readHistory = async ({ isOwnPage, pageOrigin }: Sender): Promise<readonly HistoryEntry[]> => {
  const entries = await withLists(({ history }) => history.read());
  if (isOwnPage) return entries;
  const own = pageOrigin === null ? undefined : __PLATFORMS__[pageOrigin];
  return entries.filter(({ platform }) => platform === own).slice(-mostOnPages);
};

/** Answers a request about the lists, within what its sender may. */
export const answerKept = async (request: KeptRequest, sender: Sender): Promise<unknown> => {
  switch (request.type) {
    case "read-kept":
      if (request.list === "history") return readHistory(sender);
      return withLists<unknown>((lists) => lists[request.list].read());
    case "keep": {
      if (!(await mayKeep(request.item, sender))) return "refused";
      const kept = await keep(request.item);
      tellKept(request.item.list);
      return kept;
    }
    case "drop-kept":
    case "clear-kept": {
      if (!sender.isOwnPage) return false;
      await withLists((lists) => {
        const list = lists[request.list];
        return request.type === "clear-kept" ? list.clear() : list.drop(request.ids);
      });
      tellKept(request.list);
      return true;
    }
  }
};
