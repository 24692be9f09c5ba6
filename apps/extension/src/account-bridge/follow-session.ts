import { sessionChangedEvent, sessionTokenKey } from "@whetstone/auth-session/web-session";
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

const tell = async (opened: boolean): Promise<void> => {
  const token = localStorage.getItem(sessionTokenKey);
  if (!isConnected() || (!opened && token === told)) return;
  told = token;
  const request: ExtensionRequest = { type: "web-token", token, opened };
  hold(await askWorker(request));
};

/**
 * Keeps the web app's page and the extension signed in and out together: what the page is signed
 * in as, the extension is too, and the other way round.
 */
export const followSession = (): void => {
  addEventListener(sessionChangedEvent, () => void tell(false));
  addEventListener("storage", ({ key }) => {
    if (key === sessionTokenKey || key === null) void tell(false);
  });
  hearWorker(hold, new AbortController().signal);
  void tell(true);
};
