/** What a stand-in for the browser's model does. */
export interface BrowserModelScript {
  readonly availability: Availability;
  /** Languages it can be used for. */
  readonly languages: readonly string[];
  /** What it writes, piece by piece. */
  readonly pieces: readonly string[];
  /** What it answers to a call that streams nothing. */
  readonly says: string;
  /** Streams its first piece, and the rest once it is released. */
  readonly holds: boolean;
  /** Steps of a download, 0 to 1; it goes on by one with each release where it holds. */
  readonly download: readonly number[];
  /** Names of the errors that making a session and asking it end in. */
  readonly createFails: string | null;
  readonly promptFails: string | null;
  /** What never settles. */
  readonly hangs: "availability" | "create" | "clone" | null;
  readonly contextWindow: number;
}

/** The stand-in as tests steer it. */
export interface BrowserModelDoor {
  script: BrowserModelScript;
  /** What every session was asked, with the turns before it. */
  readonly asked: string[];
  /** Sessions that were made, those of them that are copies, and those not thrown away yet. */
  made: number;
  copies: number;
  open: number;
  /** Ends all sessions, as when the model leaves the memory. */
  lose(): void;
  release(): void;
}

/**
 * Puts a stand-in for `LanguageModel` in the place it runs, written to the interface of the Prompt
 * API (webmachinelearning/prompt-api). It needs nothing from outside itself, so that a test can send
 * it into a worker or a page; `browserModelDoor` steers it there.
 */
export const installBrowserModel = (changes: Partial<BrowserModelScript>): void => {
  let waiting: (() => void)[] = [];
  const sessions = new Set<Session>();
  const door: BrowserModelDoor = {
    script: {
      availability: "available",
      languages: ["en", "es", "ja"],
      pieces: [],
      says: '{"questions":[]}',
      holds: false,
      download: [0, 1],
      createFails: null,
      promptFails: null,
      hangs: null,
      contextWindow: 9_000,
      ...changes,
    },
    asked: [],
    made: 0,
    copies: 0,
    open: 0,
    lose: () => {
      for (const session of sessions) session.destroy();
    },
    release: () => {
      const those = waiting;
      waiting = [];
      for (const go of those) go();
    },
  };
  const fault = (name: string) => new DOMException("as scripted", name);
  const released = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  /** Nothing of the real one is there at once; what hangs does not hear the signal either. */
  const taken = (what: BrowserModelScript["hangs"], signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      if (what !== null && door.script.hangs === what) return;
      setTimeout(resolve);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  const isDeclared = (options: LanguageModelCreateCoreOptions = {}) =>
    [...(options.expectedInputs ?? []), ...(options.expectedOutputs ?? [])].every((expected) =>
      (expected.languages ?? []).every((language) => door.script.languages.includes(language)),
    );
  const textOf = (input: unknown) => JSON.stringify(input);

  class Session extends EventTarget {
    readonly before: unknown;
    readonly end = new AbortController();
    readonly contextUsage: number;
    readonly contextWindow = door.script.contextWindow;

    constructor(before: unknown) {
      super();
      this.before = before;
      this.contextUsage = Math.ceil(textOf(before ?? []).length / 4);
      door.made += 1;
      door.open += 1;
      sessions.add(this);
    }

    demandOpen() {
      this.end.signal.throwIfAborted();
      if (door.script.promptFails) throw fault(door.script.promptFails);
    }

    async measureContextUsage(input: unknown) {
      return Math.ceil(textOf(input).length / 4);
    }

    /** Its end ends what it is doing. */
    until(signal?: AbortSignal) {
      return signal ? AbortSignal.any([signal, this.end.signal]) : this.end.signal;
    }

    async prompt(input: unknown, { signal }: { readonly signal?: AbortSignal } = {}) {
      this.demandOpen();
      door.asked.push(textOf([this.before, input]));
      await taken(null, this.until(signal));
      return door.script.says;
    }

    promptStreaming(input: unknown, { signal }: { readonly signal?: AbortSignal } = {}) {
      this.demandOpen();
      door.asked.push(textOf([this.before, input]));
      const { pieces, holds } = door.script;
      return new ReadableStream<string>({
        start: async (stream) => {
          try {
            for (const [index, piece] of pieces.entries()) {
              if (holds && index > 0) await released(this.until(signal));
              this.until(signal).throwIfAborted();
              stream.enqueue(piece);
            }
            stream.close();
          } catch (error) {
            stream.error(error);
          }
        },
      });
    }

    async clone({ signal }: { readonly signal?: AbortSignal } = {}) {
      await taken("clone", this.until(signal));
      door.copies += 1;
      return new Session(this.before);
    }

    destroy() {
      if (sessions.delete(this)) door.open -= 1;
      this.end.abort(fault("AbortError"));
    }
  }

  const download = async (monitor?: CreateMonitorCallback) => {
    door.script = { ...door.script, availability: "downloading" };
    const events = new EventTarget();
    // The monitor of the interface is an EventTarget with one handler more.
    monitor?.(Object.assign(events, { ondownloadprogress: null }));
    for (const loaded of door.script.download) {
      if (door.script.holds) await released();
      events.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
    }
    door.script = { ...door.script, availability: "available" };
  };

  const api = {
    availability: async (options?: LanguageModelCreateCoreOptions) => {
      await taken("availability");
      return isDeclared(options) ? door.script.availability : "unavailable";
    },
    create: async (options: LanguageModelCreateOptions = {}) => {
      if (door.script.createFails) throw fault(door.script.createFails);
      if (!isDeclared(options)) throw fault("NotSupportedError");
      if (door.script.availability === "unavailable") throw fault("NotSupportedError");
      if (door.script.availability !== "available") await download(options.monitor);
      await taken("create");
      options.signal?.throwIfAborted();
      const session = new Session(options.initialPrompts);
      options.signal?.addEventListener("abort", () => session.destroy());
      return session;
    },
  };
  for (const [name, value] of Object.entries({ LanguageModel: api, browserModelDoor: door }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};
