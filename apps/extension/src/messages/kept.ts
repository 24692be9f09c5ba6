import {
  maxAnswerLength,
  maxInstructionLength,
  maxNeedLength,
  platformSchema,
  promptSchema,
} from "@whetstone/api-client";
import { z } from "zod";

/** What every item a person keeps on the device has. */
const itemFields = {
  id: z.uuid(),
  /** When it was made, in epoch milliseconds; lists are in this order. */
  at: z.number().int().nonnegative(),
};

/** A style of the person's own (EXT-4). */
export const ownStyleSchema = z.object({
  ...itemFields,
  name: z.string().trim().min(1).max(40),
  instruction: z.string().trim().min(1).max(maxInstructionLength),
});
export type KeptStyle = z.infer<typeof ownStyleSchema>;

/** A prompt the person saved; `{{x}}` in it are variables, filled when it is used. */
export const savedPromptSchema = z.object({
  ...itemFields,
  title: z.string().trim().min(1).max(120),
  text: promptSchema,
});
export type KeptPrompt = z.infer<typeof savedPromptSchema>;

/** One enhancement with its texts: kept only while the person wants a history. */
export const historyEntrySchema = z.object({
  ...itemFields,
  platform: platformSchema,
  original: z.string(),
  enhanced: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** An answer the person kept, to be offered where the same is asked again. */
export const factSchema = z.object({
  ...itemFields,
  /** The need it answers: there is one fact for each. */
  need: z.string().min(1).max(maxNeedLength),
  /** The question as it was asked, to know the fact by. */
  question: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(maxAnswerLength),
});
export type KeptFact = z.infer<typeof factSchema>;

/** How many of each are kept: the newest of what comes by itself, else what was there first. */
export const mostKept = { ownStyles: 50, library: 1000, history: 100, facts: 100 } as const;

/**
 * The most characters of text kept in each list: the browser gives an extension 10 MB, and a
 * character takes up to three bytes.
 */
export const mostCharacters = {
  ownStyles: 120_000,
  library: 2_000_000,
  history: 600_000,
  facts: 50_000,
} as const;

/** The lists of things a person keeps on the device. */
export const keptSchemas = {
  ownStyles: ownStyleSchema,
  library: savedPromptSchema,
  history: historyEntrySchema,
  facts: factSchema,
} as const;
export type KeptName = keyof typeof keptSchemas;
export type Kept<Name extends KeptName> = z.infer<(typeof keptSchemas)[Name]>;

const names = z.enum(["ownStyles", "library", "history", "facts"]);

/** A list as it stands. Of the history a chat page gets the newest of its own platform only. */
export const readKeptRequestSchema = z.strictObject({ type: z.literal("read-kept"), list: names });

/** Adds to a list, or replaces what has the same id; answers what became of it (`KeepAnswer`). */
export const keepRequestSchema = z.strictObject({
  type: z.literal("keep"),
  item: z.discriminatedUnion("list", [
    z.strictObject({ list: z.literal("ownStyles"), value: ownStyleSchema }),
    z.strictObject({ list: z.literal("library"), value: savedPromptSchema }),
    z.strictObject({ list: z.literal("history"), value: historyEntrySchema }),
    z.strictObject({ list: z.literal("facts"), value: factSchema }),
  ]),
});

/** What became of something to keep: `full` when there is no more room for it. */
export const keepAnswerSchema = z.enum(["kept", "full", "refused"]);
export type KeepAnswer = z.infer<typeof keepAnswerSchema>;

/** From the extension's own pages: takes some out of a list. */
export const dropKeptRequestSchema = z.strictObject({
  type: z.literal("drop-kept"),
  list: names,
  ids: z.array(z.uuid()),
});

/** From the extension's own pages: empties a list. */
export const clearKeptRequestSchema = z.strictObject({
  type: z.literal("clear-kept"),
  list: names,
});

/** From the worker to the extension's pages and panels: a list changed, read it again. */
export const keptNewsSchema = z.strictObject({ type: z.literal("kept-changed"), list: names });
export type KeptNews = z.infer<typeof keptNewsSchema>;
