import {
  extensionMark,
  loggedOutEvent,
  sessionChangedEvent,
  sessionTokenKey,
} from "@whetstone/auth-session/web-session";
import type { ExtensionRequest } from "../messages/requests.ts";
import { webTokenNewsSchema } from "../messages/web-token.ts";
import { askWorker, hearWorker, isConnected } from "../platform/messaging.ts";

let told: string | null = null;

const hold = (news: unknown): void => {
  const parsed = webTokenNewsSchema.safeParse(news);
  if (!parsed.success) return;
  const { token } = parsed.data;
  told = token;
  if (localStorage.getItem(sessionTokenKey) === token) return;
  if (token === null) localStorage.removeItem(sessionTokenKey);
  else localStorage.setItem(sessionTokenKey, token);
  dispatchEvent(new Event(sessionChangedEvent));
};

const tell = async (token: string | null, opened: boolean): Promise<void> => {
  told = token;
  if (!isConnected()) return;
  const request: ExtensionRequest = { type: "web-token", token, opened };
  hold(await askWorker(request));
};

const tokenHere = (): string | null => localStorage.getItem(sessionTokenKey);

/** A token that went is told only with a logout: the page may have dropped it for its own reasons. */
const tellNewToken = (): void => {
  const token = tokenHere();
  if (token !== null && token !== told) void tell(token, false);
};

/**
 * Keeps the web app's page and the extension signed in and out together: what the page is signed
 * in as, the extension is too, and the other way round.
 */
export const followSession = (): void => {
  addEventListener(sessionChangedEvent, tellNewToken);
  addEventListener(loggedOutEvent, () => {
    if (tokenHere() === null && told !== null) void tell(null, false);
  });
  addEventListener("storage", ({ key }) => {
    if (key === sessionTokenKey) tellNewToken();
  });
  document.documentElement.setAttribute(extensionMark, "");
  hearWorker(hold, new AbortController().signal);
  void tell(tokenHere(), true);
};
