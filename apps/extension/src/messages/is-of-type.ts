/**
 * Whether a message is of a type. The script on the page has no room for a schema; its messages
 * are a literal, which is all there is to them.
 */
export const isOfType = (message: unknown, type: string): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === type;
