import type { Example } from "./example.ts";

/** Resume bullets: what is missing becomes a marked gap, never an invented figure. */
export const resumeExamples: readonly Example[] = [
  {
    id: "sales-bullet",
    title: "Sales team lead",
    description: "Two duties and no number. The temptation is to make one up.",
    before: 'Rewrite this resume bullet: "Managed a team and improved sales"',
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact:
      "Each missing part is a gap with your name on it. You fill it with the real thing, or drop the claim.",
  },
  {
    id: "page-load-bullet",
    title: "Front-end developer",
    description: "Here the figures are known, so they must survive the rewriting.",
    before: "Write a resume bullet about how I cut our page load time from 4.2 s to 1.3 s",
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact: "4.2 s and 1.3 s are carried over as they stand; nothing is rounded up on the way.",
  },
  {
    id: "dashboard-bullet",
    title: "Data analyst",
    description: "An action and an audience, but no tool, no scope and no effect.",
    before: 'Improve this resume bullet: "Built dashboards for the finance team"',
    platform: "chatgpt",
    style: "professional",
    level: "expert",
    impact:
      "The placeholders ask for the tools, the size of the work and a figure, and a last check asks whether you could defend each claim.",
  },
  {
    id: "teacher-bullet",
    title: "Teacher",
    description: "Honest and flat. What the pupils could do afterwards is missing.",
    before: 'Rewrite this bullet of my resume: "Taught maths to pupils"',
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact:
      "The five parts show what the line leaves out: what you taught with, and what changed, in a figure you have.",
  },
];
