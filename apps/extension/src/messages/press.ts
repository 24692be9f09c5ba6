import { isOfType } from "./is-of-type.ts";

/**
 * From the worker to the script on a chat page: the person asked for an enhancement by a
 * shortcut or a menu.
 */
export interface PressMessage {
  readonly type: "press";
}

/** Tells such a message. */
export const isPress = (message: unknown): message is PressMessage => isOfType(message, "press");
