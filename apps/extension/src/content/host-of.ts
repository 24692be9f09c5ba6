import type { Host } from "../hosts/define-host.ts";

/** The host whose match patterns cover a host name. */
export const hostOf = (hosts: readonly Host[], hostname: string): Host | undefined =>
  hosts.find((host) =>
    host.matches.some((pattern) => new URL(pattern.replace("*", "")).hostname === hostname),
  );
