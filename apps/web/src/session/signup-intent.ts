import { z } from "zod";
import { storageKeys } from "../storage-keys.ts";
import { signupSourceSchema } from "../telemetry/events.ts";

const intentSchema = z.object({
  source: signupSourceSchema.nullable(),
  plan: z.literal("pro").nullable(),
});

/** What a person came to the sign-up for: from which link, and whether for Pro (AUTH-15). */
export type SignupIntent = z.infer<typeof intentSchema>;

const noIntent: SignupIntent = { source: null, plan: null };

/** The intent in an address of /signup. */
export const intentOf = (search: URLSearchParams): SignupIntent => {
  const source = search.get("source");
  return {
    source: source === null ? null : signupSourceSchema.catch("other").parse(source),
    plan: search.get("plan") === "pro" ? "pro" : null,
  };
};

/** Keeps an intent while this tab lives: it outlasts the way to Google and back. */
export const keepIntent = (intent: SignupIntent, storage: Pick<Storage, "setItem">): void =>
  storage.setItem(storageKeys.signupIntent, JSON.stringify(intent));

/** The kept intent; none when nothing, or nonsense, is kept. */
export const readIntent = (storage: Pick<Storage, "getItem">): SignupIntent => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.signupIntent) ?? "null");
    return intentSchema.catch(noIntent).parse(kept);
  } catch {
    return noIntent;
  }
};

/** Forgets the intent, so that it leads to the checkout once. */
export const forgetIntent = (storage: Pick<Storage, "removeItem">): void =>
  storage.removeItem(storageKeys.signupIntent);
