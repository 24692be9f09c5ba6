import { createStore, type StoreApi } from "zustand/vanilla";
import type { PanelBox } from "../messages/settings.ts";
import { changeSettings, isSettingsNews, readSettings } from "../messages/use-settings.ts";
import { followWorker } from "../messages/use-worker-value.ts";

/** Where the person put the panel on this device, and how large they made it. */
export interface BoxLink {
  /** `null` while the panel finds its place by itself. */
  readonly store: Pick<StoreApi<PanelBox | null>, "getState" | "getInitialState" | "subscribe">;
  /** Puts it there, for now. */
  put(box: PanelBox | null): void;
  /** Keeps where it is for the next time. */
  keep(): void;
}

/** Reads where the panel was left, and follows other tabs in it. */
export const createBoxLink = async (signal: AbortSignal): Promise<BoxLink> => {
  const { panelBox } = await readSettings();
  const store = createStore<PanelBox | null>(() => panelBox);
  let isKept = true;
  const take = async () => {
    const now = await readSettings();
    if (isKept) store.setState(now.panelBox, true);
  };
  followWorker(isSettingsNews, () => void take(), signal);
  return {
    store,
    put: (box) => {
      isKept = false;
      store.setState(box, true);
    },
    keep: () => {
      const kept = store.getState();
      void changeSettings({ panelBox: kept }).finally(() => {
        isKept = store.getState() === kept;
      });
    },
  };
};
