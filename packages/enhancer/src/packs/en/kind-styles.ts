import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesEn: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "Finish with what the reason{ for §|} means for what one should do about it."],
      ["format", "Open with the main reason in one sentence, and let the rest{ on §|} support it."],
      [
        "constraints",
        "Stay with causes that carry weight{ in §|}, and drop the merely interesting ones.",
      ],
      ["tone", "Explain {§|it} calmly, as to a colleague who has to pass the explanation on."],
    ],
    creative: [
      ["imagery", "Make the mechanism{ behind §|} visible with one comparison from daily life."],
      ["angle", "Begin with what would be strange if it were otherwise{ with §|}."],
      ["purpose", "Leave me with a way to see {§|it} that I can't unsee."],
      ["tone", "Let the explanation{ of §|} unfold like a small mystery being solved."],
    ],
    technical: [
      ["steps", "Lay out cause and effect{ in §|} link by link, and mark the weakest link."],
      ["verification", "Say what observation would disprove the explanation{ of §|}."],
      ["constraints", "Quantify each factor{ of §|} as far as that is possible."],
      ["format", "Separate the trigger, the mechanism and the conditions{ of §|} under headings."],
    ],
  },
  how: {
    professional: [
      ["format", "Put what I have to decide{ about §|} in front of what I have to do."],
      ["constraints", "Use only means an ordinary person or team can get hold of{ for §|}."],
      ["purpose", "Mark which steps{ of §|} matter most if I can't do them all."],
      ["tone", "Word the instructions{ for §|} so that I could hand them to somebody else."],
    ],
    creative: [
      ["angle", "Add one unusual trick{ for §|} that people with practice use."],
      ["imagery", "Describe what success{ with §|} looks or feels like."],
      ["purpose", "Make the first step{ towards §|} so small that I could take it today."],
      ["tone", "Guide me through {§|it} like a friend standing beside me."],
    ],
    technical: [
      ["verification", "After each step{ of §|}, say how to check the state before going on."],
      ["constraints", "List what has to be in place{ for §|} before the first step."],
      ["format", "Number the steps{ for §|} and give the exact input or setting for each."],
      ["depth", "Explain for the critical step{ of §|} why it works, not only that it does."],
    ],
  },
  which: {
    professional: [
      ["purpose", "End with one recommendation{ on §|} and the reason that tipped the scales."],
      ["tone", "Stay impartial{ about §|} until the recommendation."],
      ["constraints", "Ignore what is no longer available or kept up{ of §|}."],
      ["edge-cases", "Say for whom the usual favourite{ in §|} would be the wrong choice."],
    ],
    creative: [
      ["angle", "Include one outsider{ for §|} that hardly anyone mentions but deserves a look."],
      ["imagery", "Describe each one{ of §|} by the moment in which I would be glad of it."],
      ["purpose", "Match them{ in §|} to kinds of people rather than to features."],
      ["tone", "Recommend{ on §|} the way a well-travelled friend would, with likes and dislikes."],
    ],
    technical: [
      [
        "format",
        "Set the options{ for §|} side by side in a table with the same criteria for each.",
      ],
      ["verification", "Say how I could test the choice{ of §|} cheaply before I commit to it."],
      [
        "constraints",
        "Give figures{ on §|} where they exist, and say where they are only impressions.",
      ],
      [
        "steps",
        "Exclude first what fails a hard requirement{ of §|}, and only then rank the rest.",
      ],
    ],
  },
  what: {
    professional: [
      ["constraints", "Keep to what one needs to join a serious conversation{ about §|}."],
      [
        "alternatives",
        "Name the one or two things that are easily mixed up with {§|this}, and the difference.",
      ],
      ["tone", "Give a definition{ of §|} in plain words that would pass in a good newspaper."],
      ["criteria", "Single out the part{ of §|} that has consequences in practice."],
    ],
    creative: [
      ["angle", "Bring in somebody who meets {§|this} for the first time."],
      ["imagery", "Find the one image{ for §|} that stays in mind, and admit where it limps."],
      ["steps", "Let me guess first{ about §|}: pose the question it answers, then answer it."],
      ["tone", "Write{ about §|} with a light hand, so that I would read it unasked."],
    ],
    technical: [
      ["constraints", "Give the exact definition{ of §|} and the conditions for it."],
      ["steps", "Build up the picture{ of §|} part by part, and say what each contributes."],
      ["verification", "Add a question with which I can test that I understood {§|it}."],
      ["sources", "Name the term{ for §|} under which specialists discuss it."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "Name the facts{ about §|} the judgement should rest on, and their weight."],
      ["purpose", "Close with what I should do next{ about §|}, whichever way it turns out."],
      ["tone", "Judge {§|the matter} soberly, without alarm and without sales talk."],
      ["constraints", "Leave aside what would not move the answer{ on §|} either way."],
    ],
    creative: [
      [
        "angle",
        "Put two people{ with different views on §|} in a short exchange before you answer.",
      ],
      ["imagery", "Picture a day on which the answer{ on §|} makes all the difference."],
      ["purpose", "Turn the question{ about §|} round once and see what that shows."],
      ["tone", "Answer{ on §|} frankly, like somebody who owes me nothing but honesty."],
    ],
    technical: [
      ["steps", "Break the question{ of §|} into parts that can be answered separately."],
      ["verification", "Give the test or figure that would settle {§|it}."],
      ["criteria", "State the threshold{ for §|} at which yes becomes no."],
      ["constraints", "Define the words{ in §|} on which the answer depends."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Mark the two or three entries{ on §|} I should look at first."],
      ["tone", "Word every entry so that it can go into a document as it stands."],
      ["angle", "Cover the range{ of §|} rather than one corner of it."],
    ],
    creative: [
      ["imagery", "Give every entry a picture or a scene in half a sentence."],
      ["angle", "Slip in one entry{ on §|} that nobody expects there."],
      ["tone", "Let the entries differ in sound and mood, like people at one table."],
    ],
    technical: [
      ["assumptions", "State the definition by which something counts as an entry{ on §|}."],
      ["sources", "Say as of when each entry holds, where that can change."],
      [
        "edge-cases",
        "Name the borderline cases{ of §|} you left out, and the rule that excluded them.",
      ],
    ],
  },
};
