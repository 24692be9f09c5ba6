/** Host names of this machine, as `URL.hostname` spells them. */
const loopbackNames: readonly string[] = ["localhost", "127.0.0.1"];

/** True when the address is on this machine, whatever its port. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopbackNames.includes(new URL(address).hostname);

/** Match patterns of everything this machine serves without encryption. */
export const loopbackMatches: readonly string[] = loopbackNames.map((name) => `http://${name}/*`);

/**
 * Match patterns of the web app. Patterns know no ports, so a build made for this machine
 * covers whatever port the server was started on.
 */
export const webAppMatches = (publicUrl: string): string[] => {
  if (isLoopback(publicUrl)) return [...loopbackMatches];
  const { protocol, hostname } = new URL(publicUrl);
  return [`${protocol}//${hostname}/*`];
};
