import { aboutMeKey, skippedAsksKey } from "../storage-keys.ts";

/** Deletes what this device keeps for a person whose account is gone. */
export const forgetPerson = (userId: string, storage: Pick<Storage, "removeItem">): void => {
  storage.removeItem(aboutMeKey(userId));
  storage.removeItem(skippedAsksKey(userId));
};
