import { type SkippedAsks, withNote } from "@whetstone/enhance-flow";
import { z } from "zod";
import { skippedAsksKey } from "../storage-keys.ts";
import { readJson } from "./read-json.ts";

const skipsSchema = z.record(z.string(), z.number().int().nonnegative()).catch({});

/** What is remembered of questions that one person skipped on this device. */
export const createSkippedAsks = (
  userId: string,
  storage: Pick<Storage, "getItem" | "setItem">,
): SkippedAsks => {
  const key = skippedAsksKey(userId);
  const read = () => skipsSchema.parse(readJson(key, storage));
  return {
    read: async () => read(),
    note: async (ask, isSkipped) =>
      storage.setItem(key, JSON.stringify(withNote(read(), ask, isSkipped))),
  };
};
