import type { Example } from "./example.ts";

/** Applications: what the person did stands in it, never an invented figure. */
export const resumeExamples: readonly Example[] = [
  {
    id: "sales-bullet",
    title: "Sales team lead",
    description: "Two duties and no number. The temptation is to make one up.",
    before: "write a resume summary for a sales team lead",
    answers: [
      {
        need: "resume-past",
        text: "four years at a bike wholesaler; repeat orders up from 40 to 55%",
      },
      { need: "resume-strong", text: "that I train new people well" },
    ],
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact: "The one figure in it is yours, and nothing is claimed that you couldn't defend.",
  },
  {
    id: "page-load-bullet",
    title: "Front-end developer",
    description: "Here the figures are known, so they must survive.",
    before:
      "write a resume summary for a front-end developer who cut page load from 4.2 s to 1.3 s",
    answers: [{ need: "resume-past", text: "four years at a shop with 80,000 visits a day" }],
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact: "4.2 s and 1.3 s are carried over as they stand; nothing is rounded up on the way.",
  },
  {
    id: "dashboard-bullet",
    title: "Data analyst",
    description: "An action and an audience, but no tool, no scope and no effect.",
    before: "cover letter for a data analyst job",
    answers: [
      { need: "cover-job", text: "analyst at a regional hospital group" },
      { need: "cover-proof", text: "built the dashboard our finance team opens every morning" },
      { need: "cover-why", text: "I want figures that somebody acts on" },
    ],
    platform: "chatgpt",
    style: "professional",
    level: "expert",
    impact: "Three answers give the letter what every other letter lacks.",
  },
  {
    id: "teacher-bullet",
    title: "Teacher",
    description: "Honest and flat. What the pupils could do afterwards is missing.",
    before: "Help me rewrite my resume",
    answers: [
      { need: "resume-job", text: "math teacher at a vocational school, Ohio" },
      { need: "resume-past", text: "six years at a middle school; pass rate from 71 to 84%" },
      { need: "resume-strong", text: "that weak students stay in my class" },
    ],
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact: "What changed for your students stands first, in a figure you have.",
  },
];
