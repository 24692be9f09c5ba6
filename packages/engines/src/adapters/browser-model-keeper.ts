import {
  type BrowserModel,
  type BrowserModelApi,
  createBrowserModel,
  findBrowserModelApi,
} from "./browser-model.ts";

/** How the browser's model stands. */
export interface BrowserModelState {
  /** `absent` in browsers that have none. */
  readonly availability: Availability | "absent";
  /** How much of it is there while it is downloaded, 0 to 1; null where nobody told yet. */
  readonly share: number | null;
  /** The last download failed. */
  readonly hasFailed: boolean;
}

/** The browser's model where this runs: how it stands, and its download. */
export interface BrowserModelKeeper {
  read(): Promise<BrowserModelState>;
  /** Downloads it; again while it does, nothing. */
  get(): Promise<void>;
  /** Null in browsers that have none. */
  find(): BrowserModel | null;
}

/** Keeps the browser's model; `onChange` hears whenever it stands otherwise. */
export const createBrowserModelKeeper = (onChange: () => void): BrowserModelKeeper => {
  let found: { readonly api: BrowserModelApi; readonly model: BrowserModel } | null = null;
  let share: number | null = null;
  let isGetting = false;
  let hasFailed = false;

  const find = (): BrowserModel | null => {
    const api = findBrowserModelApi();
    if (!api) return null;
    if (found?.api !== api) found = { api, model: createBrowserModel(api) };
    return found.model;
  };

  const availability = async (): Promise<BrowserModelState["availability"]> => {
    const model = find();
    if (!model) return "absent";
    return model.availability().catch(() => "unavailable" as const);
  };

  return {
    find,
    read: async () => {
      const now = await availability();
      return { availability: isGetting ? "downloading" : now, share, hasFailed };
    },
    get: async () => {
      const model = find();
      if (!model || isGetting) return;
      isGetting = true;
      hasFailed = false;
      share = null;
      onChange();
      try {
        await model.download((loaded) => {
          share = loaded;
          onChange();
        });
      } catch {
        hasFailed = true;
      } finally {
        isGetting = false;
        onChange();
      }
    },
  };
};
