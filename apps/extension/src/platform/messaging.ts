import browser, { type Runtime } from "webextension-polyfill";

/** Who sent a message to the worker. */
export interface Sender {
  /** True for the extension's own pages (popup, options), not for its scripts on web pages. */
  readonly isOwnPage: boolean;
  /** Origin of the page when the message came from its top frame. */
  readonly pageOrigin: string | null;
  /** The tab of that page. */
  readonly tabId: number | null;
}

const originOf = (url: string | undefined): string | null =>
  url && URL.canParse(url) ? new URL(url).origin : null;

const senderOf = ({ url, frameId, tab }: Runtime.MessageSender): Sender => ({
  isOwnPage: url?.startsWith(browser.runtime.getURL("")) === true,
  pageOrigin: frameId === 0 ? originOf(url) : null,
  tabId: frameId === 0 ? (tab?.id ?? null) : null,
});

/** False once the extension was reloaded or removed under the page. */
export const isConnected = (): boolean => Boolean(browser.runtime.id);

/** Asks the worker; wakes it when the browser stopped it. */
export const askWorker = (message: unknown): Promise<unknown> =>
  browser.runtime.sendMessage(message);

/** Hears what the worker tells everybody. */
export const hearWorker = (listener: (message: unknown) => void, signal: AbortSignal): void => {
  const hear = (message: unknown): undefined => {
    listener(message);
  };
  browser.runtime.onMessage.addListener(hear);
  signal.addEventListener("abort", () => browser.runtime.onMessage.removeListener(hear));
};

/** In the worker: answers messages of this extension, and of nobody else. */
export const answerPages = (
  handle: (message: unknown, sender: Sender) => Promise<unknown> | undefined,
): void => {
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) =>
    sender.id === browser.runtime.id ? handle(message, senderOf(sender)) : undefined,
  );
};

/** Tabs without our script, and closed popups, have nobody who listens: that is no failure. */
const nobodyListens = () => undefined;

/** In the worker: tells every page of the extension, and its scripts on web pages. */
export const tellEverybody = async (message: unknown): Promise<void> => {
  const tabs = await browser.tabs.query({});
  const told = tabs.flatMap(({ id }) => (id ? [browser.tabs.sendMessage(id, message)] : []));
  told.push(browser.runtime.sendMessage(message));
  await Promise.all(told.map((sent) => sent.catch(nobodyListens)));
};

/** In the worker: tells the top frames of open pages at an origin, and no others. */
export const tellPagesAt = async (origin: string, message: unknown): Promise<void> => {
  const tabs = await browser.tabs.query({});
  const told = tabs.flatMap(({ id, url }) =>
    id && originOf(url) === origin ? [browser.tabs.sendMessage(id, message, { frameId: 0 })] : [],
  );
  await Promise.all(told.map((sent) => sent.catch(nobodyListens)));
};

/** A line between a page of the extension and its worker; it ends with either of them. */
export interface Line {
  send(message: unknown): void;
  hear(listener: (message: unknown) => void): void;
  /** Told once when the other end is gone; the worker's goes when the browser stops it. */
  onEnd(listener: () => void): void;
  close(): void;
}

const lineOver = (port: Runtime.Port): Line => ({
  send: (message) => port.postMessage(message),
  hear: (listener) => port.onMessage.addListener((message: unknown) => listener(message)),
  onEnd: (listener) => port.onDisconnect.addListener(() => listener()),
  close: () => port.disconnect(),
});

/** Opens a line to the worker; wakes it. Throws once the extension is gone from under the page. */
export const openLine = (name: string): Line => lineOver(browser.runtime.connect({ name }));

/** In the worker: answers lines of this extension by their name, and of nobody else. */
export const answerLines = (name: string, handle: (line: Line) => void): void => {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === name && port.sender?.id === browser.runtime.id) handle(lineOver(port));
  });
};
