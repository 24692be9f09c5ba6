import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type HostConfig, hostConfigSchema } from "@whetstone/api-client/contract";

/** Name of the file in the data folder that corrects the extension's rules. */
export const hostConfigFileName = "host-config.json";

/** No corrections: the extension's own rules hold. */
const noCorrections: HostConfig = { version: 1, hosts: [] };

export interface HostConfigParts {
  readonly dataDir: string;
  readonly onFault: (what: string, error: unknown) => void;
}

const changedAt = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return undefined;
  }
};

/**
 * Makes the reader of the host configuration: the file in the data folder, read again when it
 * changed; a faulty one is reported once and leaves what was served before.
 */
export const createHostConfigReader = ({ dataDir, onFault }: HostConfigParts) => {
  const path = join(dataDir, hostConfigFileName);
  let current = noCorrections;
  let readAt: number | undefined;
  return async (): Promise<HostConfig> => {
    const changed = await changedAt(path);
    if (changed === readAt) return current;
    readAt = changed;
    if (changed === undefined) current = noCorrections;
    else
      try {
        current = hostConfigSchema.parse(JSON.parse(await readFile(path, "utf8")));
      } catch (error) {
        onFault(`${hostConfigFileName} is not what it should be; the last good one stays`, error);
      }
    return current;
  };
};
