/** How help with a decision should be built. */
export const decidingStatements = {
  "decide-lean-first": "Begin with what you would advise, and the one reason that decides it.",
  "decide-tip": "Say which fact would tip it the other way.",
  "decide-pick-short": "Name your pick first, then what would change it.",
  "decide-test": "Name a cheap way to try it out before I commit.",
  "compare-same-points": "Compare them on the same points, the weightiest first.",
  "worth-under-which": "Begin with yes, no, or the condition on which it depends.",
  "rentbuy-show": "Show the calculation with each assumption, so that I can change the figures.",
  "rentbuy-turns": "Say which assumption the result turns on.",
  "study-against": "Say for each what speaks against it.",
  "study-check": "Say where I can check fees and deadlines, as they change.",
  "move-worst": "Name for each place the drawback that people there complain about most.",
  "pet-daily": "Say what it means every day and every year, in time and money.",
} as const satisfies Readonly<Record<string, string>>;
