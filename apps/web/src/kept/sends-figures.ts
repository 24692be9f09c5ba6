import { storageKeys } from "../storage-keys.ts";

/** Whether the figures of what was made on this device are sent (USE-19); on until switched off. */
export const readSendsFigures = (storage: Pick<Storage, "getItem">): boolean =>
  storage.getItem(storageKeys.sendFigures) !== "false";

export const writeSendsFigures = (
  sendsFigures: boolean,
  storage: Pick<Storage, "setItem" | "removeItem">,
): void => {
  if (sendsFigures) storage.removeItem(storageKeys.sendFigures);
  else storage.setItem(storageKeys.sendFigures, "false");
};
