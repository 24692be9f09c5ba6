import { inCategory } from "./in-category.ts";

/** Prompts for people who look for work. */
export const jobSearchTemplates = [
  ...inCategory("writing", [
    {
      id: "cover-letter",
      title: "A cover letter that isn't the resume again",
      purpose: "For one job advert, with what you have really done.",
      keywords: ["résumé", "cv", "job", "application", "letter of application"],
      prompt: `Write a cover letter for the position of {{position}} at {{company}}. The advert and what I have done are below. Why I want this one: {{reason}}.

<advert>
{{advert}}
</advert>

<experience>
{{experience}}
</experience>

Choose the two demands of the advert that I can prove best, and give each one a paragraph: the situation, what I did, what came of it. Name a demand I don't meet only if the advert calls it essential, in one honest sentence. No adjectives about myself, no sentence that would fit another company. At most {{words}} words. Leave [a gap in brackets] for anything I haven't told you.`,
    },
    {
      id: "resume-bullet",
      title: "A resume bullet from facts alone",
      purpose: "When a line of your resume names a duty and no result.",
      keywords: ["résumé", "cv", "ats", "job", "application", "accomplishment"],
      prompt: `Rewrite this line of my resume for a job as {{position}}: "{{bullet}}"

What I know about it: tools {{tools}}, size of the team or budget {{scope}}, figures before and after {{figures}}, what changed for others {{effect}}.

Order it as action, tools, scope, metric, impact, and begin with a verb in the past tense. Use nothing I didn't write, and round no figure. Where a part is empty, put a gap in brackets that says what to look up. One version in one line and one in two lines. Below them, one question an interviewer would ask about it.`,
    },
  ]),
  ...inCategory("productivity", [
    {
      id: "resume-for-advert",
      title: "Match a resume to a job advert",
      purpose: "Before you apply, to see what to move up and what to leave out.",
      keywords: ["résumé", "cv", "ats", "application", "tailor"],
      prompt: `Compare my resume with this job advert for {{position}}.

<advert>
{{advert}}
</advert>

<resume>
{{resume}}
</resume>

Make a table: each demand of the advert in its own words, the line of my resume that proves it, or "nothing". Then tell me which three lines to move up, which two to cut, and where I use another name for the same skill than the advert does. Suggest no skill, title or figure that my resume doesn't hold. Close with the demands I can't prove, and for each whether a short course, an honest sentence or silence is the best answer.`,
    },
    {
      id: "interview-practice",
      title: "Practise a job interview",
      purpose: "An hour before the real one, with your own experience.",
      keywords: ["résumé", "cv", "application", "questions"],
      prompt: `Interview me for {{position}} at {{company}}. You are {{interviewer}}, friendly and thorough. My experience in short: {{experience}}. What I fear being asked: {{fear}}.

Ask one question at a time and wait for my answer. Begin with an easy one, come back to vague answers once, and ask about what I fear in the fourth question. Don't praise. After {{number}} questions stop and give me feedback: my strongest answer and why, two answers to shorten, one claim without proof, and one question I should ask them. Quote my own words where you criticise.`,
    },
  ]),
];
