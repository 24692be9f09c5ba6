const day = (index: number) => `2026-11-${String(index + 20).padStart(2, "0")}`;

const counts = [2, 0, 5, 3, 1, 4, 6];

const recent = (index: number) => ({
  id: `e${index}`,
  originalLength: 40 + index,
  enhancedLength: 210 + index,
  platform: (["chatgpt", "claude", "gemini", "grok"] as const)[index % 4],
  timestamp: `2026-11-26T0${index}:12:00.000Z`,
  qualityScore: index === 2 ? null : 84 - index * 9,
  originalQualityScore: index === 2 ? null : 31,
  improvementRatio: 5.2,
  style: (["professional", "creative", "technical", "concise"] as const)[index % 4],
});

/** A week of somebody who uses the product every day. */
export const busyWeek = {
  totalEnhancements: 148,
  thisWeekEnhancements: 21,
  lastWeekEnhancements: 14,
  weekOverWeekGrowth: 50,
  mostUsedPlatform: "claude",
  platformsUsed: { claude: 80, chatgpt: 41, gemini: 20, grok: 7 },
  stylesUsed: { professional: 90, concise: 40, technical: 12, creative: 6 },
  averageQualityScore: 71.4,
  averageQualityImprovement: 33,
  usageTrends: counts.map((enhancements, index) => ({
    date: day(index),
    enhancements,
    averageQuality: enhancements === 0 ? 0 : 60 + index * 3,
  })),
  recentEnhancements: [0, 1, 2, 3].map(recent),
};

/** Nothing was enhanced yet. */
export const nothingYet = {
  ...busyWeek,
  totalEnhancements: 0,
  thisWeekEnhancements: 0,
  lastWeekEnhancements: 0,
  weekOverWeekGrowth: 0,
  mostUsedPlatform: "chatgpt",
  platformsUsed: {},
  stylesUsed: {},
  averageQualityScore: 0,
  averageQualityImprovement: 0,
  usageTrends: counts.map((_, index) => ({ date: day(index), enhancements: 0, averageQuality: 0 })),
  recentEnhancements: [],
};
