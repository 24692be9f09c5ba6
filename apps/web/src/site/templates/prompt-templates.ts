import type { PromptTemplate } from "./template.ts";

/** The library of prompts. */
export const promptTemplates: readonly PromptTemplate[] = [
  {
    id: "launch-post",
    title: "Launch post",
    category: "marketing",
    purpose: "When something new is ready to be told.",
    prompt: "Write a launch post for {{product}} that speaks to {{persona}}.",
    sample: true,
  },
];
