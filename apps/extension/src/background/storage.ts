import { hostConfigSchema } from "@whetstone/api-client";
import type { TokenStorage } from "@whetstone/auth-session";
import { type ModelConnection, modelConnectionSchema } from "@whetstone/engines";
import { withNote } from "@whetstone/enhance-flow";
import { z } from "zod";
import {
  factSchema,
  historyEntrySchema,
  mostCharacters,
  mostKept,
  ownStyleSchema,
  savedPromptSchema,
} from "../messages/kept.ts";
import { originsSchema } from "../messages/other-sites.ts";
import { defaultSettings, type Settings, settingsSchema } from "../messages/settings.ts";
import { skippedAsksSchema } from "../messages/skipped-asks.ts";
import { readAllStored, readStored, removeStored, writeStored } from "../platform/stored.ts";
import { createKeptList, createTurns } from "./kept-list.ts";
import { migrationOf } from "./migrations.ts";

const keptHostConfigSchema = z.object({
  origin: z.string(),
  askedAt: z.number(),
  config: hostConfigSchema,
});

/** A list of which every readable item counts: one that is not takes no other with it. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values): readonly z.output<Item>[] =>
      values.flatMap((value) => {
        const parsed = item.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

let migrated: Promise<void> | null = null;

const bringUpToDate = async (): Promise<void> => {
  const changed = migrationOf(await readAllStored());
  if (changed) await writeStored(changed);
};

const stored = <Schema extends z.ZodType>(key: string, schema: Schema) => ({
  read: async (): Promise<z.output<Schema>> => {
    migrated ??= bringUpToDate();
    await migrated;
    return schema.parse(await readStored(key));
  },
  write: async (value: z.output<Schema>): Promise<void> => {
    migrated ??= bringUpToDate();
    await migrated;
    await writeStored({ [key]: value });
  },
  remove: (): Promise<void> => removeStored(key),
});

/*
 * Everything the extension stores, by key: in the local area, which only the extension's own
 * pages can read. `version` is that of migrations.ts. Texts of prompts are in `library` and
 * `history` alone, answers in `facts`, each by the person's choice; nothing of the lists ever leaves
 * the device by itself.
 */
const sessionToken = stored("sessionToken", z.string().optional().catch(undefined));
/** Origin of the server in use, when it is not the one of the build. */
const serverOrigin = stored("serverOrigin", z.url().optional().catch(undefined));
/** The model the person connected, with their key; no page is ever told the key. */
const modelConnection = stored("modelConnection", modelConnectionSchema.nullable().catch(null));
/** The server's corrections of the rules in `hosts/`. */
const hostConfig = stored("hostConfig", keptHostConfigSchema.optional().catch(undefined));
/** Origins of the other sites the person chose. */
const otherSites = stored("otherSites", originsSchema);
/** What the person set. */
const settings = stored("settings", settingsSchema.catch(defaultSettings));
const ownStyles = stored("ownStyles", listOf(ownStyleSchema));
const library = stored("library", listOf(savedPromptSchema));
const history = stored("history", listOf(historyEntrySchema));
const facts = stored("facts", listOf(factSchema));
/** How often in a row the questions of each kind of request were skipped; no text is in it. */
const skippedAsks = stored("skippedAsks", skippedAsksSchema.catch({}));

/** The worker's token storage; `onToken` hears of every change. */
export const createExtensionTokenStorage = (
  onToken: (token: string | null) => void,
): TokenStorage => ({
  read: async () => (await sessionToken.read()) ?? null,
  write: async (token) => {
    await sessionToken.write(token);
    onToken(token);
  },
  remove: async () => {
    await sessionToken.remove();
    onToken(null);
  },
  subscribe: () => () => undefined,
});

/** Origin of the server in use. */
export const readServerOrigin = async (): Promise<string> =>
  (await serverOrigin.read()) ?? __PUBLIC_URL__;

/** Uses another server; the build's own needs no entry. */
export const writeServerOrigin = (origin: string): Promise<void> =>
  origin === __PUBLIC_URL__ ? serverOrigin.remove() : serverOrigin.write(origin);

export const readModelConnection = modelConnection.read;

/** Keeps a connection, or forgets it with its key. */
export const writeModelConnection = (connection: ModelConnection | null): Promise<void> =>
  connection ? modelConnection.write(connection) : modelConnection.remove();

export const readHostConfig = hostConfig.read;
export const writeHostConfig = hostConfig.write;
export const readSettings = settings.read;

const inTurn = createTurns();

/** Changes settings by what they are at that moment; answers all of them. */
export const changeSettings = (
  changeOf: (settings: Settings) => Partial<Settings>,
): Promise<Settings> =>
  inTurn(async () => {
    const before = await settings.read();
    const after = { ...before, ...changeOf(before) };
    await settings.write(after);
    return after;
  });

export const readOtherSites = otherSites.read;

/** Changes the chosen other sites by what they are at that moment. */
export const changeOtherSites = (
  changeOf: (origins: readonly string[]) => string[],
): Promise<void> => inTurn(async () => otherSites.write(changeOf(await otherSites.read())));

export const readSkippedAsks = skippedAsks.read;

/** Notes that the questions of a kind of request were skipped, or answered. */
export const noteAsked = (ask: string, isSkipped: boolean): Promise<void> =>
  inTurn(async () => skippedAsks.write(withNote(await skippedAsks.read(), ask, isSkipped)));

const lists = {
  ownStyles: createKeptList({
    ...ownStyles,
    most: mostKept.ownStyles,
    mostCharacters: mostCharacters.ownStyles,
    lengthOf: ({ name, instruction }) => name.length + instruction.length,
    whenFull: "refuse",
  }),
  library: createKeptList({
    ...library,
    most: mostKept.library,
    mostCharacters: mostCharacters.library,
    lengthOf: ({ title, text }) => title.length + text.length,
    whenFull: "refuse",
  }),
  history: createKeptList({
    ...history,
    most: mostKept.history,
    mostCharacters: mostCharacters.history,
    lengthOf: ({ original, enhanced }) => original.length + enhanced.length,
    whenFull: "drop-oldest",
  }),
  facts: createKeptList({
    ...facts,
    most: mostKept.facts,
    mostCharacters: mostCharacters.facts,
    lengthOf: ({ question, text }) => question.length + text.length,
    whenFull: "drop-oldest",
  }),
};
export type KeptLists = typeof lists;

/** Reads or changes the lists; changes follow each other. */
export const withLists = <T>(act: (kept: KeptLists) => Promise<T>): Promise<T> =>
  inTurn(() => act(lists));
