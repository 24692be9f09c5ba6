import PQueue from "p-queue";
import type { BetterAuth } from "./better-auth.ts";

/** Password hashing, with a check that costs the same whether or not there is a hash. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly matches: (password: string, hash: string | null | undefined) => Promise<boolean>;
}

/** Node.js has four threads for such work; one is left for files, names and compression. */
const hashesAtOnce = 3;

/** Hashing by better-auth (scrypt, off the main thread), in a queue of its own. */
export const createPasswords = (auth: BetterAuth): Passwords => {
  const queue = new PQueue({ concurrency: hashesAtOnce });
  const hash = async (password: string) => {
    const context = await auth.$context;
    return queue.add(() => context.password.hash(password));
  };
  let decoy: Promise<string> | undefined;
  return {
    hash,
    matches: async (password, stored) => {
      decoy ??= hash("a password nobody has");
      const { verify } = (await auth.$context).password;
      const known = stored ?? (await decoy);
      const isMatch = await queue.add(() => verify({ password, hash: known }));
      return isMatch && typeof stored === "string";
    },
  };
};
