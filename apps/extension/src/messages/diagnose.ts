/** The script on the page has no room for a schema; this literal is all there is to it. */
export const isDiagnose = (message: unknown): boolean =>
  typeof message === "object" &&
  message !== null &&
  "type" in message &&
  message.type === "diagnose";
