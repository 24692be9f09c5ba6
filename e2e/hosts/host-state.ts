/** What a test page shows of itself: what its editor holds, and everything it would have sent. */
export interface HostState {
  /** The text of the editor's own model, blocks joined by one newline. */
  model(): string;
  /** Puts a draft into the editor as a page does that restores one. */
  restore(text: string): void;
  /** Lets the moment pass after which an editor begins a new step of its undo history. */
  pauseTyping(): void;
  /** Takes the editor away and makes a new one, as frameworks do. */
  remount(): void;
  readonly sent: string[];
  readonly attachments: string[];
  readonly errors: string[];
  mounts: number;
}

declare global {
  interface Window {
    __host: HostState;
  }
}

/** Registers the page's state and collects its errors. */
export const exposeHost = (
  parts: Pick<HostState, "model" | "restore" | "pauseTyping" | "remount">,
): HostState => {
  const state: HostState = { ...parts, sent: [], attachments: [], errors: [], mounts: 0 };
  window.__host = state;
  addEventListener("error", (event) => state.errors.push(event.message));
  addEventListener("unhandledrejection", (event) => state.errors.push(String(event.reason)));
  return state;
};
