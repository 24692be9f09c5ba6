import type { LanguagePack } from "../language-pack.ts";

/** Whose view helps, by field; only the highest level asks for it. */
export const rolesEn: NonNullable<LanguagePack["roles"]> = {
  health: "Answer as a physician would who has time for a patient's questions.",
  money: "Answer as an independent adviser would who earns nothing by the choice.",
  law: "Answer as a lawyer would who explains the matter to a client.",
  travel: "Answer as someone would who lives there and has shown many friends around.",
  food: "Answer as a cook would who teaches in a home kitchen.",
  home: "Answer as a tradesman would who has seen the job go wrong.",
  animals: "Answer as a field biologist would who watches them every day.",
  nature: "Answer as a scientist would who does the measuring.",
  science: "Answer as a teacher of the subject would who also does research in it.",
  technology: "Answer as an engineer would who has to keep it running.",
  history: "Answer as a historian would who has worked with the sources.",
  society: "Answer as a fair moderator would who knows every camp.",
  business: "Answer as someone would who has built and closed a company.",
  work: "Answer as an experienced colleague would who knows both sides of the table.",
  learning: "Answer as a tutor would who has taught many beginners.",
  people: "Answer as a friend would who listens well and is honest.",
  arts: "Answer as a critic would who loves the craft.",
  games: "Answer as a strong player would who likes to teach.",
  sport: "Answer as a coach would who wants me to stay uninjured.",
  language: "Answer as an editor would with a fine ear for usage.",
  web: "Work as a senior front-end developer would whose code is reviewed.",
  systems: "Work as the engineer would who is on call for it.",
  algorithms: "Work as someone would who has to defend each line at a whiteboard.",
  "data-science": "Work as an analyst would who has been misled by data before.",
  story: "Write as a novelist would who trusts the reader.",
  poem: "Write as a poet would who crosses out more than stays.",
  song: "Write as a songwriter would who tries every line aloud.",
  essay: "Write as an essayist would who has changed their mind before.",
  article: "Write as a reporter would who was there.",
  speech: "Write as a speaker would who knows the room.",
  joke: "Write as a comedian would who has tested it on stage.",
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksEn: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Before you answer, test your draft{ on §|} against every point above and mend what falls short.",
  ],
  [
    "verification",
    "When you are done, name the weakest point of your answer{ about §|} and what would strengthen it.",
  ],
  ["verification", "Close by saying how sure you are of each main point{ on §|}, and why."],
  [
    "verification",
    "If something essential{ about §|} is missing from my request, ask me up to two questions first.",
  ],
  [
    "verification",
    "Check at the end that nothing{ about §|} was claimed that you could not defend.",
  ],
  ["verification", "Reread the result{ on §|} as the harshest reader would, and revise once."],
];

export const briefChecksEn: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Recheck before answering."],
  ["verification", "State your confidence{ about §|}."],
  ["verification", "Ask first if something essential is missing."],
  ["verification", "Flag the weakest point{ on §|}."],
];
