import { z } from "zod";
import { completedKey, storageKeys, visitedKey } from "../storage-keys.ts";

/** The version of the onboarding that is stored with its completion (APP-13). */
export const onboardingVersion = "1.0.0";

const completionSchema = z.object({
  userId: z.string(),
  completedAt: z.iso.datetime(),
  version: z.string(),
});

type Readable = Pick<Storage, "getItem">;

const readCompletion = (key: string, storage: Readable) => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "null");
    return completionSchema.nullable().catch(null).parse(stored);
  } catch {
    return null;
  }
};

/** True when this person completed the onboarding on this device. */
export const isOnboardingCompleted = (userId: string, storage: Readable): boolean =>
  [completedKey(userId), storageKeys.onboardingCompleted].some(
    (key) => readCompletion(key, storage)?.userId === userId,
  );

/**
 * Stores that the person completed the onboarding (APP-13): the last one to do so on this
 * device under the documented key, each of them under a key of their own.
 */
export const completeOnboarding = (
  userId: string,
  now: Date,
  storage: Pick<Storage, "setItem">,
): void => {
  const completion = { userId, completedAt: now.toISOString(), version: onboardingVersion };
  for (const key of [storageKeys.onboardingCompleted, completedKey(userId)])
    storage.setItem(key, JSON.stringify(completion));
};

/** Clears the flags of this person, so that the onboarding is as new (APP-12). */
export const resetOnboarding = (
  userId: string,
  storage: Pick<Storage, "getItem" | "removeItem">,
): void => {
  storage.removeItem(visitedKey(userId));
  storage.removeItem(completedKey(userId));
  const last = readCompletion(storageKeys.onboardingCompleted, storage);
  if (last?.userId === userId) storage.removeItem(storageKeys.onboardingCompleted);
};

/** True at a person's first dashboard visit on this device; the visit is noted with it. */
export const takeFirstVisit = (
  userId: string,
  storage: Pick<Storage, "getItem" | "setItem">,
): boolean => {
  const isFirst =
    storage.getItem(visitedKey(userId)) === null && !isOnboardingCompleted(userId, storage);
  storage.setItem(visitedKey(userId), "true");
  return isFirst;
};
