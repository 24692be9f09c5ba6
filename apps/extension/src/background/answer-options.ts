import type { Session } from "@whetstone/auth-session";
import type { z } from "zod";
import type { rulesVersionRequestSchema } from "../messages/diagnosis.ts";
import type { KeepAnswer } from "../messages/kept.ts";
import type {
  ServerInUse,
  serverNewsSchema,
  serverRequestSchema,
  useServerRequestSchema,
} from "../messages/server.ts";
import type { SettingsNews } from "../messages/site-settings.ts";
import type { ExportedData, importRequestSchema } from "../messages/transfer.ts";
import { type Sender, tellEverybody } from "../platform/messaging.ts";
import { tellKept } from "./answer-kept.ts";
import { changeSettings, readServerOrigin, withLists, writeServerOrigin } from "./storage.ts";

/** The requests of the options page and the popup that no other page may make. */
export type OptionsRequest =
  | z.infer<typeof serverRequestSchema>
  | z.infer<typeof useServerRequestSchema>
  | z.infer<typeof rulesVersionRequestSchema>
  | z.infer<typeof importRequestSchema>;

export interface OptionsParts {
  readonly session: Pick<Session, "logout">;
  readonly rulesVersion: () => Promise<number>;
}

/** Another server knows nothing of the session of the one before: that one ends. */
const changeServer = async ({ session }: OptionsParts, url: string): Promise<boolean> => {
  const { origin } = new URL(url);
  if (origin === (await readServerOrigin())) return true;
  await session.logout();
  await writeServerOrigin(origin);
  const news: z.infer<typeof serverNewsSchema> = { type: "server-changed" };
  void tellEverybody(news);
  return true;
};

/** Takes everything in, or nothing when there is no room for all of it. */
const takeIn = async ({ settings, ownStyles, library }: ExportedData): Promise<KeepAnswer> => {
  const kept = await withLists(async (lists) => {
    const hasRoom =
      (await lists.ownStyles.hasRoomFor(ownStyles)) && (await lists.library.hasRoomFor(library));
    if (!hasRoom) return "full";
    await lists.ownStyles.keep(ownStyles);
    return lists.library.keep(library);
  });
  if (kept !== "kept") return kept;
  await changeSettings(() => settings);
  const news: SettingsNews = { type: "settings-changed" };
  void tellEverybody(news);
  tellKept("ownStyles");
  tellKept("library");
  return kept;
};

const readServer = async (): Promise<ServerInUse> => ({
  origin: await readServerOrigin(),
  builtIn: __PUBLIC_URL__,
});

/** Answers the extension's own pages, and nobody else. */
export const answerOptions = async (
  parts: OptionsParts,
  request: OptionsRequest,
  { isOwnPage }: Sender,
): Promise<unknown> => {
  if (!isOwnPage) return null;
  switch (request.type) {
    case "server":
      return readServer();
    case "use-server":
      return changeServer(parts, request.origin);
    case "rules-version":
      return parts.rulesVersion();
    case "import-data":
      return takeIn(request.data);
  }
};
