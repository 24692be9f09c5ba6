import { createApiClient, createFetchTransport } from "@whetstone/api-client";
import { createSession } from "@whetstone/auth-session";
import type { PressMessage } from "../messages/press.ts";
import type { SessionNews } from "../messages/requests.ts";
import type { WebTokenNews } from "../messages/web-token.ts";
import { answerPages, tellEverybody, tellPagesAt } from "../platform/messaging.ts";
import { keepStorageFromPages } from "../platform/stored.ts";
import { hearTriggers, tellTab } from "../platform/triggers.ts";
import { createRequestHandler } from "./answer-request.ts";
import { showUses } from "./badge.ts";
import { createExtensionTokenStorage, readServerOrigin } from "./storage.ts";

const storage = createExtensionTokenStorage((token) => {
  const news: WebTokenNews = { type: "set-web-token", token };
  void readServerOrigin().then((origin) => tellPagesAt(origin, news));
});
const transport = createFetchTransport({ origin: readServerOrigin, readToken: storage.read });
const session = createSession({
  client: createApiClient(transport),
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
answerPages(createRequestHandler({ session, transport, readToken: storage.read }));
const press: PressMessage = { type: "press" };
hearTriggers("Enhance prompt", (tab) => void tellTab(tab, press));
void keepStorageFromPages();
void session.start();
