import { askWorker } from "../platform/messaging.ts";
import { originsSchema } from "./other-sites.ts";
import type { ExtensionRequest } from "./requests.ts";
import { isSettingsNews } from "./use-settings.ts";
import { useWorkerValue } from "./use-worker-value.ts";

const ask = async (request: ExtensionRequest): Promise<readonly string[]> =>
  originsSchema.parse(await askWorker(request).catch(() => undefined));

const readOtherSites = (): Promise<readonly string[]> => ask({ type: "other-sites" });

/** Origins of the other sites the extension works on; `null` until read. */
export const useOtherSites = (): readonly string[] | null =>
  useWorkerValue(readOtherSites, isSettingsNews);

/** Works on a site that the person allowed, or no longer; answers the origins of all. */
export const changeOtherSite = (origin: string, isUsed: boolean): Promise<readonly string[]> =>
  ask({ type: "use-other-site", origin, isUsed });
