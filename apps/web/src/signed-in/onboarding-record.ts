import { z } from "zod";
import { storageKeys, visitedKey } from "../storage-keys.ts";

/** The version of the onboarding that is stored with its completion (accounts.md §9). */
export const onboardingVersion = "1.0.0";

const completionSchema = z.object({
  userId: z.string(),
  completedAt: z.iso.datetime(),
  version: z.string(),
});

type Readable = Pick<Storage, "getItem">;

const readCompletion = (storage: Readable) => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.onboardingCompleted) ?? "null");
    return completionSchema.nullable().catch(null).parse(stored);
  } catch {
    return null;
  }
};

/** True when this person completed the onboarding on this device. */
export const isOnboardingCompleted = (userId: string, storage: Readable): boolean =>
  readCompletion(storage)?.userId === userId;

/** Stores that the person completed the onboarding (accounts.md §3). */
export const completeOnboarding = (
  userId: string,
  now: Date,
  storage: Pick<Storage, "setItem">,
): void => {
  const completion = { userId, completedAt: now.toISOString(), version: onboardingVersion };
  storage.setItem(storageKeys.onboardingCompleted, JSON.stringify(completion));
};

/** Clears the flags of this person, so that the onboarding is as new (accounts.md §4, "Reset"). */
export const resetOnboarding = (
  userId: string,
  storage: Pick<Storage, "getItem" | "removeItem">,
): void => {
  storage.removeItem(visitedKey(userId));
  if (isOnboardingCompleted(userId, storage)) storage.removeItem(storageKeys.onboardingCompleted);
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
