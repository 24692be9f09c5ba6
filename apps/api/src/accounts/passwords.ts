import type { BetterAuth } from "./better-auth.ts";

/** Password hashing, with a check that costs the same whether or not there is a hash. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly matches: (password: string, hash: string | null | undefined) => Promise<boolean>;
}

/** Hashing by better-auth (scrypt, off the main thread). */
export const createPasswords = (auth: BetterAuth): Passwords => {
  const hash = async (password: string) => (await auth.$context).password.hash(password);
  let decoy: Promise<string> | undefined;
  return {
    hash,
    matches: async (password, stored) => {
      decoy ??= hash("a password nobody has");
      const { verify } = (await auth.$context).password;
      const isMatch = await verify({ password, hash: stored ?? (await decoy) });
      return isMatch && typeof stored === "string";
    },
  };
};
