/** How advice on hard talks, quarrels, parenting, friendship and love should be built. */
export const peopleStatements = {
  "talk-words": "Give me the words to say, and an answer to what they will most likely say back.",
  "childtalk-words":
    "Give me the first sentences to say, and honest answers to the questions that will come back.",
  "talk-words-short": "Give me the words, and an answer to their likely reply.",
  "ask-words": "Give me the words to use, and a smaller request in case they say no.",
  "sorry-words":
    "Give me words that name what I did, without excuses and without asking to be forgiven.",
  "conflict-steps": "Give me the first sentences to say, and the next step if nothing changes.",
  "conflict-their-side": "Say how it may look from the other side before you advise.",
  "conflict-record": "Say what to write down or keep, in case it goes further.",
  "neighbour-mildest": "Start with the mildest step, and say when the next one is due.",
  "child-usual": "Say whether this is usual at that age, then what to try first and for how long.",
  "baby-doctor": "Say at which signs a doctor should see the child.",
  "child-short": "Say what is usual, then one thing to try.",
  "couple-question":
    "Don't decide for me; name the question that should decide it, and how to find its answer.",
  "couple-words": "Give me a sentence to begin with that carries no blame.",
  "over-now": "Name one thing to do today and one to leave alone for a month.",
  "profile-concrete": "Use concrete details someone could ask about; no list of adjectives.",
  "breakup-clear": "Give me words that are kind and leave no doubt, and say what not to promise.",
  "crush-easy-out": "Give me words that sound like a person, and that leave an easy way to say no.",
  "crush-no-signs": "Say plainly where the signs prove nothing.",
  "friends-small-steps":
    "Name one small thing to do this week, and how to turn a first meeting into a second.",
  "social-lines": "Give a few lines I could really say, and what to do when it goes quiet.",
  "feedback-script":
    "Give me the first minute word for word, and how to react if they cry, argue or fall silent.",
} as const satisfies Readonly<Record<string, string>>;
