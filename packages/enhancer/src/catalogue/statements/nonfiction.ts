/** What holds for essays, articles, reports and their parts. */
export const nonfictionStatements = {
  "thesis-disputable": "Make it a claim someone could dispute, with the reason it rests on.",
  "thesis-disputable-short": "Make it a claim someone could dispute.",
  "thesis-weigh": "Name the strongest objection to it in one line.",
  "outline-claims": "For each point write what it says in a short sentence, not only its topic.",
  "outline-claims-short": "Each point a short sentence, not a topic.",
  "part-of-this-piece": "Write nothing that could stand in any other text on the subject.",
  "part-of-this-piece-short": "Nothing that could stand in any text.",
  "review-example": "Back every judgment with one concrete detail.",
  "review-example-short": "One concrete detail for every judgment.",
  "press-no-invented-quotes":
    "Invent no quotes, names or figures; list what I still have to supply.",
  "press-no-invented-short": "Invent no quotes, names or figures.",
  "press-without-praise": "Use no praise that an editor would strike out.",
  "newsletter-reader-first":
    "Begin with what matters most to the readers, and let every heading say what it is about.",
  "newsletter-reader-first-short": "Begin with what matters most to the readers.",
  "personal-invent-nothing":
    "Invent nothing about my life; ask me or mark the place where my own story belongs.",
  "personal-invent-nothing-short": "Invent nothing about my life.",
  "personal-one-moment": "Stay close to one real moment instead of listing qualities.",
  "paper-real-sources":
    "Cite only sources you are sure exist, and mark every statement that still needs one.",
  "paper-real-sources-short": "Cite only sources you are sure exist.",
  "paper-own-and-others": "Keep findings, other people's claims and conclusions apart.",
  "paper-against": "Say what evidence would speak against the conclusion.",
  "biography-unsure": "Mark dates and details you are not sure of; fill no gap with guesses.",
  "biography-unsure-short": "Mark what you are not sure of.",
  "life-invent-nothing": "Invent no scenes or dates; ask where something is missing.",
  "report-facts-apart":
    "Keep what happened apart from what it means, and list what is still missing.",
  "report-facts-apart-short": "Keep facts apart from judgments.",
  "article-say-something": "Use concrete examples instead of general remarks.",
  "article-say-something-short": "Concrete examples, no general remarks.",
  "article-unsupported": "Use no figure or quotation you can't support.",
  "article-start-in-scene":
    "Open with one particular moment or observation rather than a general remark.",
  "essay-one-point": "Make one clear point, and let every paragraph carry it further.",
  "essay-one-point-short": "One clear point that every paragraph carries further.",
  "essay-evidence": "Support each step with a particular fact or example, none of them invented.",
  "paragraph-one-idea": "Make its main idea concrete with one particular detail.",
  "statement-see": "Write in the first person, start with what people see, and use no art jargon.",
} as const satisfies Readonly<Record<string, string>>;
