import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";
import type { ExtensionRequest } from "./requests.ts";
import { defaultSettings, type Settings, type SiteChange, settingsSchema } from "./settings.ts";
import { useWorkerValue } from "./use-worker-value.ts";

const ask = async (request: ExtensionRequest): Promise<Settings> => {
  const answer = settingsSchema.safeParse(await askWorker(request).catch(() => undefined));
  return answer.success ? answer.data : defaultSettings;
};

/** The settings as the worker keeps them. */
export const readSettings = (): Promise<Settings> => ask({ type: "settings" });

const settingsNewsSchema = z.object({ type: z.literal("settings-changed") });

/** True for the worker's news that a setting changed. */
export const isSettingsNews = (message: unknown): boolean =>
  settingsNewsSchema.safeParse(message).success;

/** The settings in a page, as they are also when another page changes them; `null` until read. */
export const useSettings = (): Settings | null => useWorkerValue(readSettings, isSettingsNews);

/** Changes some settings; answers all of them. */
export const changeSettings = (
  settings: Partial<Omit<Settings, "buttonOffsets">>,
): Promise<Settings> => ask({ type: "change-settings", settings });

/** Moves, hides or shows the button on one site; answers all settings. */
export const changeSite = (change: SiteChange): Promise<Settings> =>
  ask({ type: "change-site", ...change });
