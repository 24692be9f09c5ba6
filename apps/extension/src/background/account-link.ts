import type { Session } from "@whetstone/auth-session";
import type { WebTokenNews } from "../messages/web-token.ts";
import type { Sender } from "../platform/messaging.ts";
import { isLoopback } from "../web-app-address.ts";
import { readServerOrigin, writeServerOrigin } from "./storage.ts";

/** A token as a page of the web app told it. */
export interface WebToken {
  readonly token: string | null;
  /** True when the page was just loaded, false when something changed on it. */
  readonly opened: boolean;
  readonly origin: string;
}

/**
 * Keeps the extension and the web app signed in and out together. A page that is signed in is
 * followed; one that opens signed out takes over the extension's session; one that was signed
 * out signs the extension out. Only pages of the server in use are told a token.
 */
export const takeWebToken = async (
  session: Session,
  readToken: () => Promise<string | null>,
  web: WebToken,
): Promise<WebTokenNews | null> => {
  const known = await readToken();
  if (web.token === known) return null;
  if (web.token !== null) {
    await writeServerOrigin(web.origin);
    await session.setUserFromSession(web.token);
    return null;
  }
  if (web.origin !== (await readServerOrigin())) return null;
  if (web.opened) return { type: "set-web-token", token: known };
  await session.logout();
  return null;
};

/**
 * The origin of the web app when the sender is one of its pages, else `null`. A build made for
 * this machine takes any port of it: the server's port is free to choose there.
 */
export const webAppOrigin = (sender: Sender, serverOrigin: string): string | null => {
  const { pageOrigin } = sender;
  if (pageOrigin === null || pageOrigin === serverOrigin) return pageOrigin;
  return isLoopback(__PUBLIC_URL__) && isLoopback(pageOrigin) ? pageOrigin : null;
};
