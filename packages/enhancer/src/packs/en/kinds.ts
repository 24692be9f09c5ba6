import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsEn: NonNullable<LanguagePack["kinds"]> = {
  why: [
    [
      "depth",
      "Trace the chain of causes{ behind §|} back to the first one that really explains it.",
    ],
    ["criteria", "Rank the causes{ of §|} by how much each of them accounts for."],
    ["edge-cases", "Name a case in which the same reasons{ for §|} do not hold, and say why."],
    ["sources", "Say which part of the explanation is established and which is still guesswork."],
    ["examples", "Back each cause{ of §|} with one case in which its effect can be seen."],
    [
      "alternatives",
      "Mention the popular explanation{ of §|} that is wrong, and what disproves it.",
    ],
  ],
  how: [
    [
      "steps",
      "Give the steps{ for §|} in the order I would carry them out, each with the sign that it worked.",
    ],
    ["context", "What I have to work with: [tools, access or material]."],
    [
      "edge-cases",
      "Point out the step{ with §|} that most often goes wrong, and how to recover from it.",
    ],
    ["criteria", "Tell me how I can see at the end that all went well{ with §|}."],
    [
      "alternatives",
      "If there is a quicker way that is good enough{ for §|}, describe it after the proper one.",
    ],
    [
      "depth",
      "Start from where a beginner stands{ with §|} and leave out what I can look up in a minute.",
    ],
  ],
  which: [
    ["criteria", "Choose by [what matters most to me], and say how each option does on it."],
    [
      "alternatives",
      "Limit it to the few options{ for §|} that are worth considering, and leave out near-duplicates.",
    ],
    ["context", "For my case, count in [budget, place or level]."],
    [
      "format",
      "For each option{ for §|}: what it is best at, its main drawback, and who should skip it.",
    ],
    ["assumptions", "If the right choice{ of §|} hangs on something I left out, say on what."],
    ["sources", "Say what each recommendation rests on, and how recent that is."],
  ],
  what: [
    [
      "format",
      "Say in one sentence what it comes down to{ with §|}, and only then go into detail.",
    ],
    [
      "examples",
      "Give one concrete case{ of §|}, and contrast that with something that only looks similar.",
    ],
    ["depth", "Explain the inner workings{ of §|}, not only the names of the parts."],
    ["purpose", "Say what use one can make{ of §|} in practice, and where that ends."],
    ["edge-cases", "Clear up the misunderstanding{ about §|} that is most common."],
    [
      "audience",
      "Put it so that someone who has never dealt with {§|this} can follow without looking anything up.",
    ],
  ],
  whether: [
    ["format", "Start with yes, no or it depends, and then the reason that decides it."],
    [
      "alternatives",
      "Give the strongest argument on each side{ of §|} before you come down on one.",
    ],
    ["assumptions", "Name the condition under which your answer{ on §|} would turn round."],
    ["context", "About my situation: [what the decision depends on]."],
    ["sources", "Keep apart what is known{ about §|} and what is a matter of opinion."],
    ["edge-cases", "Mention the exception that people tend to forget{ with §|}."],
  ],
  fact: [
    ["sources", "Answer first, then say in one sentence what that rests on and how certain it is."],
    [
      "assumptions",
      "If the question can be read in more than one way, answer the likelier reading and name the other.",
    ],
    ["depth", "Add the one piece of context without which the answer{ about §|} would mislead."],
    ["criteria", "If sources disagree{ about §|}, give the range and say why they do."],
  ],
  list: [
    ["format", "Give each entry one line: its name first, then what sets it apart."],
    [
      "constraints",
      "Leave out near-duplicates and whatever is there only to fill the list{ of §|}.",
    ],
    ["steps", "Put the entries in an order that helps me, and name that order."],
    ["criteria", "Say by which measure you chose{ from §|}, and what another one would change."],
    ["verification", "Mark the entries you are not sure of instead of making them sound alike."],
    ["depth", "Add to each entry the one fact I would otherwise have to look up."],
    ["alternatives", "Close with one entry{ on §|} that usually gets overlooked."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsEn: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Root cause first{ of §|}."],
    ["criteria", "Main causes only, ranked."],
    ["sources", "Mark what is unproven{ about §|}."],
    ["examples", "One example per cause."],
    ["alternatives", "Name the popular wrong answer{ on §|}."],
    ["edge-cases", "Say where it does not hold."],
  ],
  how: [
    ["steps", "Numbered steps{ for §|}."],
    ["edge-cases", "Flag the usual mistake{ with §|}."],
    ["criteria", "Say how I know it worked."],
    ["depth", "Skip the theory."],
    ["constraints", "Ordinary means only{ for §|}."],
    ["alternatives", "Quickest way that is good enough{ for §|}."],
  ],
  which: [
    ["criteria", "Decide by [what matters to me]."],
    ["alternatives", "Few options{ for §|}, no near-duplicates."],
    ["format", "Per option: strength, drawback."],
    ["assumptions", "End with one pick{ for §|}."],
  ],
  what: [
    ["format", "Core{ of §|} in one sentence first."],
    ["examples", "One concrete case{ of §|}."],
    ["purpose", "Say what it is for."],
    ["depth", "The inner workings{ of §|}, not only the parts."],
    ["audience", "No prior knowledge{ of §|} assumed."],
    ["alternatives", "The limits{ of §|} in one line."],
    ["edge-cases", "Name the usual mix-up{ about §|}."],
  ],
  whether: [
    ["format", "Yes, no or it depends first."],
    ["assumptions", "Say what would change the answer{ on §|}."],
    ["alternatives", "Best argument on each side{ of §|}."],
    ["sources", "Fact and opinion apart."],
    ["edge-cases", "Name the forgotten exception{ to §|}."],
    ["criteria", "Say what decides it."],
  ],
  fact: [
    ["sources", "State how certain it is."],
    ["assumptions", "Name the other reading, if any."],
  ],
  list: [
    ["format", "One line per entry, best first."],
    ["constraints", "No fillers{ on §|}."],
    ["verification", "Mark doubtful entries."],
    ["criteria", "Name the measure you go by{ for §|}."],
    ["depth", "Say what sets each one apart."],
  ],
};
