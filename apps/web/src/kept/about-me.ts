import type { AboutMe, Fact } from "@whetstone/enhance-flow";
import { z } from "zod";
import { aboutMeKey } from "../storage-keys.ts";
import { readJson } from "./read-json.ts";

const factSchema = z.object({
  need: z.string().min(1),
  question: z.string().min(1),
  text: z.string().min(1),
});

/** A list of which every readable fact counts: one that is not takes no other with it. */
const factsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((values): readonly Fact[] =>
    values.flatMap((value) => {
      const fact = factSchema.safeParse(value);
      return fact.success ? [fact.data] : [];
    }),
  );

/** No more facts are kept; the oldest goes first. */
const mostFacts = 100;

/** What one person keeps about themselves on this device. */
export const createAboutMe = (
  userId: string,
  storage: Pick<Storage, "getItem" | "setItem">,
): AboutMe => {
  const key = aboutMeKey(userId);
  const read = (): readonly Fact[] => factsSchema.parse(readJson(key, storage));
  const write = (facts: readonly Fact[]) =>
    storage.setItem(key, JSON.stringify(facts.slice(-mostFacts)));
  return {
    read: async () => read(),
    keep: async (fact) => {
      const facts = read();
      const isThere = facts.some(({ need }) => need === fact.need);
      const changed = facts.map((other) => (other.need === fact.need ? fact : other));
      write(isThere ? changed : [...facts, fact]);
    },
    forget: async (need) => write(read().filter((fact) => fact.need !== need)),
  };
};
