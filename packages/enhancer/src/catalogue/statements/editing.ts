/** What holds for work on a text that is there already. */
export const editingStatements = {
  "work-summary-unsure": "Say so where you are not sure of a detail; invent none.",
  "work-summary-unsure-short": "Invent no details.",
  "summary-only-text": "Keep names, figures and dates exact, and add nothing the text doesn't say.",
  "summary-only-text-short": "Add nothing the text doesn't say.",
  "edit-keep-right": "Leave my wording alone where it is right.",
  "edit-list-doubtful": "Below it, list the changes that are a matter of taste.",
  "shorten-cut-first":
    "Cut repetitions and side points first, and keep my wording in what remains.",
  "shorten-keep-wording": "Keep my wording in what remains.",
  "expand-substance":
    "Go deeper into what is there, don't repeat it, and invent no facts about me.",
  "expand-substance-short": "Add substance, not repetition.",
  "simplify-keep-facts":
    "Keep every fact and condition, and explain the terms that can't be replaced.",
  "simplify-keep-facts-short": "Keep every fact and condition.",
  "tone-only": "Change how it sounds, not what it says; leave names and figures as they are.",
  "tone-only-short": "Change how it sounds, not what it says.",
  "convert-add-nothing": "Use all that matters in it and add nothing of your own.",
  "feedback-quote": "Quote the passage each remark is about.",
  "feedback-first":
    "Start with the one change that would help most, and say what should stay as it is.",
  "feedback-first-short": "Start with the one change that would help most.",
  "improve-keep-voice": "Keep my voice and my facts.",
  "improve-list-changes": "Below it, say in a few lines what you changed and why.",
} as const satisfies Readonly<Record<string, string>>;
