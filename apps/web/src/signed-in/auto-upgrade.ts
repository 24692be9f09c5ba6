import { lowUsesThreshold, type User } from "@whetstone/api-client";
import { storageKeys } from "../storage-keys.ts";

/** True when uses run low for somebody who can have more by paying (APP-18, USE-18). */
export const isRunningLow = ({
  accessLevel,
  usesRemaining,
}: Pick<User, "accessLevel" | "usesRemaining">): boolean =>
  accessLevel !== "pro" && accessLevel !== "waitlist" && usesRemaining <= lowUsesThreshold;

/**
 * Whether the upgrade modal opens by itself now: for a person running low, once in a visit (the
 * life of a tab). Answering yes counts as having opened it.
 */
export const takeAutoUpgrade = (
  user: Pick<User, "id" | "accessLevel" | "usesRemaining">,
  storage: Pick<Storage, "getItem" | "setItem">,
): boolean => {
  if (!isRunningLow(user) || storage.getItem(storageKeys.upgradeShown) === user.id) return false;
  storage.setItem(storageKeys.upgradeShown, user.id);
  return true;
};
