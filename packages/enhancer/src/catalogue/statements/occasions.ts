/** How speeches, wishes, cards and announcements should be built. */
export const occasionsStatements = {
  "seating-reasons": "Say in a word why each table fits, and leave two seats to move.",
  "toast-one-story":
    "Build it around one story, and end on the line to which everyone raises a glass.",
  "toast-kind": "Keep every joke one the couple can laugh at in front of their families.",
  "toast-short": "One story, then the line to raise glasses to.",
  "spoken-words": "Write it for the ear: short sentences and words that are easy to say aloud.",
  "spoken-pace": "Say how many minutes it takes, spoken at a calm pace.",
  "spoken-short": "Short sentences, easy to say aloud.",
  "speech-one-thought": "Let it carry one thought, and repeat that thought at the end.",
  "vows-concrete": "Make the promises concrete, and leave out lines that any couple could say.",
  "farewell-one-moment": "Build it around one real moment or habit instead of general praise.",
  "wish-no-stock": "Avoid stock phrases that would fit anyone.",
  "announce-first": "Put the news and its date in the first sentence.",
  "talk-thread": "Open with what is in it for the listeners.",
  "intro-end": "End with a sentence that makes it easy to talk to me.",
  "sermon-everyday":
    "Tie it to one scene from everyday life, and quote the passage exactly or not at all.",
} as const satisfies Readonly<Record<string, string>>;
