import type { AboutMe, Fact } from "../about-me.ts";
import { type SkippedAsks, withNote } from "../skipped-asks.ts";

/** What a person keeps on the device, in memory. */
export const createMemories = (): {
  readonly aboutMe: AboutMe;
  readonly skippedAsks: SkippedAsks;
} => {
  let facts: readonly Fact[] = [];
  let skips: Record<string, number> = {};
  const without = (need: string) => facts.filter((fact) => fact.need !== need);
  return {
    aboutMe: {
      read: async () => facts,
      keep: async (fact) => {
        facts = [...without(fact.need), fact];
      },
      forget: async (need) => {
        facts = without(need);
      },
    },
    skippedAsks: {
      read: async () => skips,
      note: async (ask, isSkipped) => {
        skips = withNote(skips, ask, isSkipped);
      },
    },
  };
};
