/** What the script on chat pages may use of the extension API without loading the polyfill. */
interface ContentRuntime {
  /** Undefined once the extension was reloaded or removed under the page. */
  readonly id?: string;
  getURL(path: string): string;
  /** Asks the worker. */
  sendMessage(message: object): Promise<unknown>;
  readonly onMessage: {
    /** A listener that answers `true` sends its answer later. */
    addListener(
      listener: (message: unknown, sender: object, answer: (value: unknown) => void) => boolean,
    ): void;
  };
}

declare const chrome: { readonly runtime: ContentRuntime };

export const contentRuntime = (): ContentRuntime => chrome.runtime;

/** Asks the worker; nothing when there is none to ask. */
export const askFromPage = async (message: object): Promise<unknown> => {
  try {
    return await contentRuntime().sendMessage(message);
  } catch {
    return undefined;
  }
};
