/** A draft that the rules have nothing for: a model's text is seen as it arrives. */
export const unknownDraft = "zebra umbrella for the harbour";

/** What a model in tests makes of a draft: the part that arrives at once, and the rest. */
export const textFor = (draft: string) =>
  ({
    begins: `${draft} for children of six: say what they eat, where they live, and why `,
    ends: "we need them. Use short sentences.",
  }) as const;
