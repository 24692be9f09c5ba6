import type { AboutMe } from "@whetstone/enhance-flow";
import { dropKept, keepFact, readFacts } from "../messages/use-kept.ts";

/** What the person keeps about themselves, as the worker keeps it. */
export const aboutMe: AboutMe = {
  read: readFacts,
  keep: async (fact) => {
    const before = (await readFacts()).find(({ need }) => need === fact.need);
    const { id, at } = before ?? { id: crypto.randomUUID(), at: Date.now() };
    await keepFact({ id, at, ...fact });
  },
  forget: async (need) => {
    const gone = (await readFacts()).filter((fact) => fact.need === need);
    const ids = gone.map(({ id }) => id);
    await dropKept("facts", ids);
  },
};
