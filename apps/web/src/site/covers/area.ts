/** What an article is about: its category, and the motif of its cover. */
export const areas = [
  "Fundamentals",
  "Tools",
  "Comparison",
  "Questions",
  "ChatGPT",
  "Optimization",
  "Claude",
  "Gemini",
  "Business",
  "Security",
  "Guide",
  "Productivity",
] as const;

export type Area = (typeof areas)[number];
