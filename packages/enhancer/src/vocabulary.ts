/** The four enhancement styles a person can choose (ENH-1). */
export const styles = ["professional", "creative", "technical", "concise"] as const;
export type Style = (typeof styles)[number];

/** How much an enhancement adds (ENH-2). */
export const levels = ["quick", "comprehensive", "expert"] as const;
export type Level = (typeof levels)[number];

/** Where the prompt will be sent (ENH-3). */
export const platforms = ["chatgpt", "claude", "gemini", "grok", "other"] as const;
export type Platform = (typeof platforms)[number];
