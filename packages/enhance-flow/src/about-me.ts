import type { Question } from "@whetstone/enhancer/basics";

/** Something a person keeps about themselves, because it answers the same question each time. */
export interface Fact {
  /** The need it answers. */
  readonly need: string;
  /** The question as it was asked, to know the fact by. */
  readonly question: string;
  readonly text: string;
}

/** What a person keeps about themselves: on this device, by their own choice, one fact a need. */
export interface AboutMe {
  read(): Promise<readonly Fact[]>;
  /** Keeps a fact in place of what was there for its need. */
  keep(fact: Fact): Promise<void>;
  forget(need: string): Promise<void>;
}

/** No more are offered: they have to be seen at a glance. */
export const mostOffers = 4;

/** What can be tapped to answer a question: what the person kept for its need comes first. */
export const offersFor = (
  { need, suggestions }: Question,
  facts: readonly Fact[],
): readonly string[] => {
  const kept = facts.filter((fact) => fact.need === need).map(({ text }) => text);
  return [...new Set([...kept, ...suggestions])].slice(0, mostOffers);
};
