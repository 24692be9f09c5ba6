import { endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, publicQuery } from "../http/call.ts";
import { createHostConfigReader, type HostConfigParts } from "./read-host-config.ts";

/** `GET /api/host-config`. */
export const hostConfigCalls = (parts: HostConfigParts): BoundCall[] => {
  const readHostConfig = createHostConfigReader(parts);
  return [publicQuery(endpoints.hostConfig, readHostConfig)];
};
