import { storageKeys } from "../storage-keys.ts";

/** Whether blanks that nobody filled in are inserted too; off until it is switched on. */
export const readKeepsBlanks = (storage: Pick<Storage, "getItem">): boolean =>
  storage.getItem(storageKeys.keepBlanks) === "true";

export const writeKeepsBlanks = (
  keepsBlanks: boolean,
  storage: Pick<Storage, "setItem" | "removeItem">,
): void => {
  if (keepsBlanks) storage.setItem(storageKeys.keepBlanks, "true");
  else storage.removeItem(storageKeys.keepBlanks);
};
