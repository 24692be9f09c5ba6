const localHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a visitor without a token is the fake tester of local development (AUTH-31):
 * only on the development server, only on a local host, and not with `VITE_DEV_USER=off`.
 */
export const allowsDevelopmentUser = ({
  isDevelopmentServer,
  hostname,
  setting,
}: {
  readonly isDevelopmentServer: boolean;
  readonly hostname: string;
  readonly setting: unknown;
}): boolean => isDevelopmentServer && localHosts.includes(hostname) && setting !== "off";
