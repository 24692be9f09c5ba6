import type { ApiClient, EnhancementRecord, HostRules } from "@whetstone/api-client";
import type { OwnSession } from "@whetstone/auth-session";
import type { BrowserModelKeeper } from "@whetstone/engines";
import type { Platform } from "@whetstone/enhancer/basics";
import { type ExtensionRequest, requestSchema } from "../messages/requests.ts";
import type { Settings } from "../messages/settings.ts";
import type { SettingsNews } from "../messages/site-settings.ts";
import { type Sender, tellEverybody } from "../platform/messaging.ts";
import { openTab } from "../platform/tabs.ts";
import { takeWebToken, webAppOrigin } from "./account-link.ts";
import { answerKept } from "./answer-kept.ts";
import { answerOptions, type OptionsParts } from "./answer-options.ts";
import { signInAnswerOf } from "./answer-sign-in.ts";
import type { WorkerEngine } from "./engine.ts";
import { answerOwnModel, type OwnModelParts } from "./models/answer-own-model.ts";
import type { OwnEngines } from "./models/own-engines.ts";
import { tellEngines } from "./models/tell-engines.ts";
import { type FollowedSites, readUsedSites } from "./other-sites.ts";
import { siteSettings, withSiteChange } from "./site-settings.ts";
import {
  changeSettings,
  noteAsked,
  readModelConnection,
  readServerOrigin,
  readSettings,
  readSkippedAsks,
  writeModelConnection,
} from "./storage.ts";

export interface RequestParts extends OptionsParts {
  readonly session: OwnSession;
  readonly readToken: () => Promise<string | null>;
  readonly rulesFor: (platform: HostRules["platform"]) => Promise<HostRules | null>;
  readonly engine: WorkerEngine;
  readonly client: Pick<ApiClient, "recordEnhancement">;
  readonly ownEngines: Pick<OwnEngines, "list" | "warm">;
  readonly browserModel: BrowserModelKeeper;
  readonly sites: FollowedSites;
}

type SettingsChange = Extract<ExtensionRequest, { type: "change-settings" }>["settings"];

/** Whether texts are kept is asked on the extension's own pages, and decided nowhere else. */
const allowedOf = ({ keepHistory, ...rest }: SettingsChange, sender: Sender): SettingsChange =>
  sender.isOwnPage && keepHistory !== undefined ? { ...rest, keepHistory } : rest;

/** Changes settings and lets every page ask for them again. */
const change = async (changeOf: (settings: Settings) => Partial<Settings>): Promise<Settings> => {
  const changed = await changeSettings(changeOf);
  const news: SettingsNews = { type: "settings-changed" };
  void tellEverybody(news);
  return changed;
};

/** A model that was just connected is the one to write; without one it is left to us again. */
const ownModelParts: OwnModelParts = {
  readConnection: readModelConnection,
  writeConnection: writeModelConnection,
  onChange: async (isConnected) => {
    await change(() => ({ engine: isConnected ? "own" : "automatic" }));
    tellEngines();
  },
};

/** Sends figures where somebody is signed in and lets them be sent; a failure loses them. */
const sendFigures = async (
  { session, client }: RequestParts,
  record: EnhancementRecord,
): Promise<boolean> => {
  await session.start();
  if (session.store.getState().status !== "signed-in") return false;
  if (!(await readSettings()).sendFigures) return false;
  return (await client.recordEnhancement(record)).ok;
};

/** On another site than the known ones the button is there as long as that site is used. */
const siteSettingsFor = async (platform: Platform, { pageOrigin }: Sender) => {
  const settings = await readSettings();
  if (platform !== "other") return siteSettings(settings, platform);
  const isUsed = (await readUsedSites()).includes(pageOrigin ?? "");
  return siteSettings(settings, platform, !isUsed);
};

const openWeb = async (path: string): Promise<boolean> => {
  await openTab(`${await readServerOrigin()}${path}`);
  return true;
};

const answer = async (
  parts: RequestParts,
  request: ExtensionRequest,
  sender: Sender,
): Promise<unknown> => {
  const { session } = parts;
  switch (request.type) {
    case "refresh-session":
      await (request.forced ? session.refresh() : session.recheck());
      return true;
    case "open-web":
      return openWeb(request.path);
    case "login":
      return (
        sender.isOwnPage && signInAnswerOf(await session.signIn(request.email, request.password))
      );
    case "logout":
      if (!sender.isOwnPage) return false;
      await session.logout();
      return true;
    case "host-rules":
      return parts.rulesFor(request.platform);
    case "settings":
      return readSettings();
    case "change-settings":
      return change(() => allowedOf(request.settings, sender));
    case "site-settings":
      return siteSettingsFor(request.platform, sender);
    case "change-site":
      return change((settings) => withSiteChange(settings, request));
    case "other-sites":
      return sender.isOwnPage ? readUsedSites() : null;
    case "use-other-site":
      return sender.isOwnPage ? parts.sites.use(request.origin, request.isUsed) : null;
    case "load-parts":
      return sender.tabId === null ? false : parts.sites.loadParts(sender.tabId);
    case "session-state":
      await session.start();
      return session.store.getState();
    case "read-kept":
    case "keep":
    case "drop-kept":
    case "clear-kept":
      return answerKept(request, sender);
    case "skipped-asks":
      return readSkippedAsks();
    case "note-asked":
      await noteAsked(request.ask, request.isSkipped);
      return true;
    case "score-here":
      return parts.engine.score(request.text);
    case "rewrite-here":
      return parts.engine.rewrite(request.request);
    case "engines":
      return parts.ownEngines.list();
    case "warm-engine":
      await parts.ownEngines.warm(request.engine).catch(() => undefined);
      return true;
    case "record-figures":
      return sendFigures(parts, request.record);
    case "browser-model":
      return sender.isOwnPage ? parts.browserModel.read() : null;
    case "get-browser-model":
      if (sender.isOwnPage) void parts.browserModel.get();
      return sender.isOwnPage;
    case "own-model":
    case "list-models":
    case "use-model":
    case "try-model":
    case "drop-model":
    case "adapt-origin":
      return sender.isOwnPage ? answerOwnModel(ownModelParts, request) : null;
    case "server":
    case "use-server":
    case "rules-version":
    case "import-data":
      return answerOptions(parts, request, sender);
    case "web-token": {
      const origin = webAppOrigin(sender, await readServerOrigin());
      if (!origin) return null;
      const { token, opened } = request;
      return takeWebToken(session, parts.readToken, { token, opened, origin });
    }
  }
};

/** Answers a message of the extension's pages; anything else is ignored. */
export const createRequestHandler =
  (parts: RequestParts) =>
  (message: unknown, sender: Sender): Promise<unknown> | undefined => {
    const request = requestSchema.safeParse(message);
    return request.success ? answer(parts, request.data, sender) : undefined;
  };
