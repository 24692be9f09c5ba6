/**
 * From the worker to the script on a chat page: the person asked for an enhancement by a
 * shortcut or a menu.
 */
export interface PressMessage {
  readonly type: "press";
}

/** The script on the page has no room for a schema; this literal is all there is to it. */
export const isPress = (message: unknown): message is PressMessage =>
  typeof message === "object" && message !== null && "type" in message && message.type === "press";
