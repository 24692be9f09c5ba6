import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsEn: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "Say at which signs{ around §|} one should see a doctor instead of reading on."],
    ["sources", "Rely on medical consensus{ about §|}, and mark what only single studies suggest."],
    ["context", "It concerns [age, conditions, medication]."],
  ],
  money: [
    ["edge-cases", "Spell out the costs, taxes and risks{ of §|} that are easily overlooked."],
    ["context", "Reckon with [amount, time horizon, country]."],
    [
      "examples",
      "Work it through{ for §|} with one realistic sum, and show which assumption it hangs on.",
    ],
  ],
  law: [
    ["context", "The law that applies is that of [country or state]."],
    [
      "edge-cases",
      "Separate what the law{ on §|} says from how it is handled in practice, and say when a lawyer is needed.",
    ],
    ["sources", "Name the rule behind each statement{ about §|}, so that I can look it up."],
  ],
  travel: [
    ["context", "Plan for [dates, travellers, budget]."],
    ["steps", "Keep the distances{ around §|} realistic, and say what has to be booked ahead."],
    ["alternatives", "Have one plan{ for §|} ready for bad weather or a place that is closed."],
  ],
  food: [
    ["context", "Keep in mind [diet, equipment, time]."],
    [
      "steps",
      "Give amounts and temperatures, and the look or smell{ of §|} that says a step is done.",
    ],
    ["alternatives", "Name a substitute for whatever{ in §|} is hard to get."],
  ],
  home: [
    ["edge-cases", "Say where doing it oneself becomes dangerous or costs the warranty{ with §|}."],
    ["context", "The place is [room, size, what is there already]."],
    ["criteria", "Give the effort, the material and a rough cost{ for §|}."],
  ],
  animals: [
    [
      "depth",
      "Tell apart what is known of the species from what differs between individuals{ in §|}.",
    ],
    ["examples", "Describe the behaviour{ of §|} so that I would recognise it when I see it."],
    [
      "edge-cases",
      "Mention which signs{ in §|} are a reason for concern and which are nature's way.",
    ],
  ],
  nature: [
    ["depth", "Connect what happens{ with §|} locally to the larger cycle it belongs to."],
    ["criteria", "Give orders of magnitude{ for §|}, so that the effects can be compared."],
    ["sources", "Say how good the measurements{ of §|} are, and where estimates differ widely."],
  ],
  science: [
    [
      "depth",
      "Name the principle{ behind §|} before the formula, and say in plain words what each quantity means.",
    ],
    ["examples", "Describe an observation or experiment in which {§|it} can be seen."],
    [
      "constraints",
      "Say under which simplifications the explanation{ of §|} holds and where it breaks.",
    ],
  ],
  technology: [
    ["context", "Say for which version or date the answer holds."],
    ["depth", "Keep apart what is possible today{ with §|} and what is only announced."],
    ["edge-cases", "Mention what it means{ for §|} in privacy, cost and lock-in."],
  ],
  history: [
    [
      "sources",
      "Distinguish what the sources of the time{ on §|} say from how it was judged later.",
    ],
    ["steps", "Put the turning points{ of §|} in order, and say what made each of them possible."],
    ["alternatives", "Mention where historians still disagree{ about §|}."],
  ],
  society: [
    ["alternatives", "Present the main positions{ on §|} as their own defenders would put them."],
    [
      "sources",
      "Keep evidence and values apart{ in §|}, and say which of them the dispute is about.",
    ],
    ["examples", "Tie each argument{ about §|} to a case in which it was put to the test."],
  ],
  business: [
    ["context", "The business is [industry, size, market]."],
    ["criteria", "Tie each point{ on §|} to a figure one could track."],
    ["edge-cases", "Name the assumption{ about §|} that would hurt most if it turned out wrong."],
  ],
  work: [
    ["context", "My role and setting: [position, team, what happened]."],
    ["examples", "Give the exact words I could use{ for §|}."],
    ["edge-cases", "Think of how those concerned{ by §|} may react, and what to do then."],
  ],
  learning: [
    ["context", "I can give it [time], and so far I know [what I already know]."],
    ["steps", "Break {§|it} into units that build on each other, each with a way to test myself."],
    [
      "edge-cases",
      "Name the point{ in §|} at which most learners give up, and how to get past it.",
    ],
  ],
  people: [
    ["context", "About the people involved: [ages, relation, what matters to them]."],
    ["tone", "Stay kind and concrete{ about §|}, without lecturing."],
    ["alternatives", "Offer one suggestion that is easy and one that takes courage{ for §|}."],
  ],
  arts: [
    ["examples", "Point to particular works or moments{ of §|} instead of general praise."],
    ["depth", "Say how the effect{ of §|} is made, not only that it is there."],
    ["constraints", "Give away nothing of the ending{ of §|} without warning."],
  ],
  games: [
    [
      "depth",
      "Explain the reasoning behind a good move{ in §|}, so that I can find the next one myself.",
    ],
    ["constraints", "Keep to the rules{ of §|}, and say which version of them you use."],
    ["criteria", "Make it playable{ with §|} without any further preparation."],
  ],
  sport: [
    ["context", "My level and limits: [experience, injuries, days a week]."],
    ["steps", "Raise the load{ in §|} step by step, and say when to hold back."],
    ["criteria", "Say by what I will notice progress{ in §|}."],
  ],
  language: [
    ["examples", "Show each point{ on §|} in a sentence one would really say."],
    ["tone", "Mention register{ of §|}: where it sounds natural, stiff or rude."],
    ["edge-cases", "Add the neighbouring form{ of §|} that is easily confused with it."],
  ],
  web: [
    ["constraints", "Keep {§|it} usable by keyboard and on a small screen."],
    ["context", "It has to fit into [framework and version]."],
    ["edge-cases", "Cover loading, empty and failed states{ of §|}."],
    ["format", "Give each file{ of §|} whole, with its path in front."],
  ],
  systems: [
    ["context", "It runs on [system, version, size]."],
    [
      "verification",
      "After each command{ for §|}, say what output tells that it worked and how to undo it.",
    ],
    ["edge-cases", "Consider restarts, time-outs and missing rights{ with §|}."],
    ["criteria", "Prefer what can be run twice without harm{ for §|}, and point out what can't."],
  ],
  algorithms: [
    ["criteria", "State time and memory cost{ of §|}, and for which sizes that is fine."],
    ["examples", "Walk through one small input{ for §|} by hand."],
    ["edge-cases", "Treat empty input, duplicates and the largest values{ of §|} on purpose."],
    ["alternatives", "Say why you preferred this approach{ to §|} to the obvious one."],
  ],
  "data-science": [
    ["context", "The data look like this: [columns, size, source]."],
    ["verification", "Check the result{ of §|} on a small part that can be reckoned by hand."],
    [
      "edge-cases",
      "Deal with missing values and outliers{ in §|} openly instead of dropping them.",
    ],
    ["criteria", "Say what the figures{ on §|} can't tell."],
  ],
  story: [
    ["steps", "Let the story{ of §|} begin as late as possible and turn on one decision."],
    ["edge-cases", "Give the opponent a reason that one can understand."],
    ["verification", "Strike every sentence that explains what the scene already shows."],
  ],
  poem: [
    ["constraints", "Hold one image{ of §|} through the whole poem instead of many passing ones."],
    [
      "format",
      "Choose the rhythm to suit {§|the subject}, and rhyme only where that comes unforced.",
    ],
    ["verification", "Read it aloud in your mind and mend every line{ on §|} that stumbles."],
  ],
  song: [
    [
      "format",
      "Write verses that move the story{ of §|} on and a chorus one can sing after hearing it once.",
    ],
    ["steps", "Let the bridge say the one thing{ about §|} the verses avoid."],
  ],
  essay: [
    [
      "purpose",
      "Defend one thesis{ on §|} that a sensible person could dispute, and state it early.",
    ],
    ["alternatives", "Answer the best objection{ to it on §|} rather than the weakest."],
    ["steps", "Make each paragraph{ on §|} follow from the one before it."],
  ],
  article: [
    ["steps", "Open with a scene or a finding{ about §|}, not with the history of the world."],
    ["purpose", "Leave the reader with one thing{ about §|} to try or to think over."],
    ["format", "Use headings{ on §|} that already tell what the section says."],
  ],
  speech: [
    ["tone", "Write it for the ear{ about §|}: short sentences, one thought each."],
    ["steps", "Begin and end with the same picture{ of §|}, seen differently."],
  ],
  joke: [
    ["steps", "Keep the set-up{ about §|} short, and put the turn on the very last words."],
    ["constraints", "Make fun of the situation{ with §|}, not of people who can't help it."],
  ],
};

export const briefFieldsEn: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Say when to see a doctor{ about §|}."]],
  money: [["edge-cases", "Include hidden costs and risks{ of §|}."]],
  law: [["context", "Jurisdiction: [country or state]."]],
  travel: [["context", "Dates and budget: [details]."]],
  food: [["steps", "Amounts and times{ for §|} included."]],
  home: [["criteria", "Include effort and rough cost{ of §|}."]],
  animals: [["depth", "Typical for the species{ in §|}, not anecdotes."]],
  nature: [["criteria", "Orders of magnitude{ for §|}, please."]],
  science: [["depth", "Principle{ of §|} before formula."]],
  technology: [["context", "State the version or date it holds for."]],
  history: [["steps", "Turning points{ of §|} in order."]],
  society: [["alternatives", "Main positions{ on §|}, each fairly put."]],
  business: [["criteria", "Tie each point{ on §|} to a figure."]],
  work: [["examples", "Give words I can use{ for §|}."]],
  learning: [["steps", "Small units{ of §|}, each with a self-test."]],
  people: [["tone", "Kind and concrete{ about §|}."]],
  arts: [["examples", "Particular works or moments{ of §|}."]],
  games: [["constraints", "Keep to the rules{ of §|}."]],
  sport: [["steps", "Build up{ in §|} gradually."]],
  language: [["examples", "Everyday example sentences{ for §|}."]],
  web: [["edge-cases", "Loading, empty and failed states{ of §|} too."]],
  systems: [
    ["verification", "Say how to check each step, and how to undo what changes something."],
  ],
  algorithms: [["criteria", "State time and memory cost{ of §|}."]],
  "data-science": [["edge-cases", "Handle missing values{ in §|} openly."]],
  story: [["steps", "Start late, one turning point."]],
  poem: [["constraints", "One image{ of §|} throughout."]],
  song: [["format", "Verses plus a singable chorus{ about §|}."]],
  essay: [["purpose", "One disputable thesis{ on §|}."]],
  article: [["steps", "Open with a concrete finding{ about §|}."]],
  speech: [["tone", "For the ear{ on §|}, short sentences."]],
  joke: [["steps", "Turn{ on §|} on the last words."]],
};
