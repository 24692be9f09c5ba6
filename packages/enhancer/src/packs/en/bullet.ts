import type { BulletMoves } from "../language-pack.ts";

/** Bullets of a résumé: Action, Tools, Scope, Metric, Impact. */
export const bulletEn: BulletMoves = {
  named: "bullet|bullets|bullet point|bullet points|accomplishment|accomplishments",
  core: [
    [
      "format",
      "Build every bullet from five parts, in this order: the action, the tools, the scope, a metric and the impact.",
    ],
    ["constraints", "Use only facts I give you, and never make up a figure."],
  ],
  brief: [
    ["format", "Action, tools, scope, metric, impact, in that order."],
    ["constraints", "Only facts I give you."],
  ],
  styles: {
    professional: [
      ["tone", "Open with a strong verb in the past tense, and keep it to two lines."],
      ["alternatives", "Offer a shorter version as well, for a crowded page."],
    ],
    creative: [
      ["alternatives", "Offer a second version that leads with the impact instead of the action."],
      ["angle", "Prefer a verb with character to a worn one such as managed or led."],
    ],
    technical: [
      [
        "criteria",
        "Name tools and methods exactly as a job posting would, so that a tracking system finds them.",
      ],
      ["verification", "Below it, say which phrase covers which of the five parts."],
    ],
  },
  missing: {
    lead: "I still have to fill in",
    tools: { said: "using|with|via|through|by means of", gap: "the tools [tools or methods]" },
    scope: {
      said: "team of|people|customers|clients|users|pupils|students|stores|regions|countries|budget|accounts",
      gap: "the scope [team, budget or volume]",
    },
    metric: { gap: "the metric [figure before and after]" },
  },
};
