/** What holds for the answers to requests for stories, verse, scenes and games. */
export const fictionStatements = {
  "idea-first-line": "Give each idea a possible first line.",
  "idea-odd-corner": "Skip the first ideas everyone has; start from a small, odd, concrete detail.",
  "idea-first-line-short": "Each with a possible first line.",
  "haiku-count": "Count the syllables of every line before you answer.",
  "poem-no-invented": "Don't invent memories.",
  "verse-concrete": "Prefer things one can see, hear or touch to abstract words and stock phrases.",
  "verse-concrete-short": "Concrete images, no stock phrases.",
  "verse-turn": "Start from one concrete thing and let the last line show it in a new light.",
  "song-singable": "Keep the rhythm of matching lines alike.",
  "song-singable-short": "Matching lines share one rhythm.",
  "bedtime-read-aloud": "Use sentences that are easy to read aloud.",
  "bedtime-read-aloud-short": "Easy to read aloud.",
  "game-at-the-table": "Keep what the players can see apart from what only I know.",
  "character-want":
    "Give one clear want, one flaw that gets in its way, and a detail others notice.",
  "character-want-short": "One clear want and one flaw.",
  "character-contradiction":
    "Build the character on one contradiction, shown in something they do.",
  "scene-said-and-done": "Let words and actions show what people feel; nobody explains it.",
  "scene-voices": "Give every speaker a voice one would recognize without the name.",
  "scene-voices-short": "A distinct voice for every speaker.",
  "story-concrete": "Use specific, concrete details instead of stock phrases.",
  "story-concrete-short": "Specific details, no stock phrases.",
  "story-unexpected": "Give the reader one turn they don't see coming.",
} as const satisfies Readonly<Record<string, string>>;
