import type { Passwords } from "../accounts/passwords.ts";
import { createQuickPasswords } from "./quick-passwords.ts";

/** Hashing that waits, for one password, until it is told to go on. */
export interface HeldPasswords {
  readonly passwords: Passwords;
  /** Resolves when the password was first checked. */
  readonly asked: () => Promise<void>;
  /** How often it was checked at once, at most. */
  readonly most: () => number;
  readonly finish: () => void;
}

/** Makes hashing that holds back the checks of one password. */
export const createHeldPasswords = (held: string): HeldPasswords => {
  const { hash, matches } = createQuickPasswords();
  const [first, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [underWay, most] = [0, 0];
  const hold = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    first.resolve();
    await gate.promise;
    underWay -= 1;
  };
  return {
    passwords: {
      hash,
      matches: async (password, stored) => {
        if (password === held) await hold();
        return matches(password, stored);
      },
    },
    asked: () => first.promise,
    most: () => most,
    finish: () => gate.resolve(),
  };
};
