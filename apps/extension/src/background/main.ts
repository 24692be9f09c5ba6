import { createApiClient, createFetchTransport, parseWithoutEval } from "@whetstone/api-client";
import { createSession } from "@whetstone/auth-session";
import { createBrowserModelKeeper } from "@whetstone/engines";
import { callLine } from "../messages/calls.ts";
import { engineLine } from "../messages/own-engines.ts";
import type { PressMessage } from "../messages/press.ts";
import type { SessionNews } from "../messages/requests.ts";
import type { WebTokenNews } from "../messages/web-token.ts";
import { hearInstalled } from "../platform/installed.ts";
import { language, panelLanguage } from "../platform/language.ts";
import { answerLines, answerPages, tellEverybody, tellPagesAt } from "../platform/messaging.ts";
import { readOwnFile } from "../platform/read-own-file.ts";
import { keepStorageFromPages } from "../platform/stored.ts";
import { openOwnPage } from "../platform/tabs.ts";
import { hearTriggers, tellTab } from "../platform/triggers.ts";
import { createCallHandler } from "./answer-call.ts";
import { createRequestHandler } from "./answer-request.ts";
import { showUses } from "./badge.ts";
import { createWorkerEngine } from "./engine.ts";
import { createHostRules } from "./host-rules.ts";
import { createTurns } from "./kept-list.ts";
import { createKitLoader } from "./load-kit.ts";
import { createWriteHandler } from "./models/answer-write.ts";
import { createOwnEngines } from "./models/own-engines.ts";
import { tellBrowserModel } from "./models/tell-engines.ts";
import { followSites, readMorePages } from "./other-sites.ts";
import {
  createExtensionTokenStorage,
  readHostConfig,
  readModelConnection,
  readServerOrigin,
  writeHostConfig,
} from "./storage.ts";

parseWithoutEval();

const storage = createExtensionTokenStorage((token) => {
  const news: WebTokenNews = { type: "set-web-token", token };
  void readServerOrigin().then((origin) => tellPagesAt(origin, news));
});
const transport = createFetchTransport({ origin: readServerOrigin, readToken: storage.read });
const client = createApiClient(transport);
const session = createSession({
  client,
  storage,
  now: Date.now,
  warn: (message) => reportError(new Error(message)),
  forgetOn: "unauthorized",
});

session.store.subscribe((state) => {
  void showUses(state);
  const news: SessionNews = { type: "session-changed", state };
  void tellEverybody(news);
});
const rules = createHostRules({
  client,
  serverOrigin: readServerOrigin,
  read: readHostConfig,
  write: writeHostConfig,
  now: Date.now,
});
const loadKit = createKitLoader(readOwnFile);
const engine = createWorkerEngine({ loadKit, language: panelLanguage });
const browserModel = createBrowserModelKeeper(tellBrowserModel);
const ownEngines = createOwnEngines({ readConnection: readModelConnection, browserModel, loadKit });
answerPages(
  createRequestHandler({
    session,
    client,
    readToken: storage.read,
    engine,
    ownEngines,
    browserModel,
    sites: followSites(createTurns()),
    ...rules,
  }),
);
answerLines(engineLine, createWriteHandler(ownEngines));
answerLines(callLine, createCallHandler({ session, transport }));
const press: PressMessage = { type: "press" };
hearTriggers(language.say("enhancePrompt"), readMorePages, (tab) => void tellTab(tab, press));
hearInstalled(() => void openOwnPage("src/first-run/index.html"));
void keepStorageFromPages();
void session.start();
