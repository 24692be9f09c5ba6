/** What holds for posts, advertisements and texts that sell. */
export const marketingStatements = {
  "faq-own-words":
    "Put the questions as customers ask them, and answer each in its first sentence.",
  "faq-gaps": "Leave a marked gap where an answer turns on a fact I didn't give.",
  "faq-short": "Answer each in a sentence or two, with a gap where you lack a fact.",
  "marketing-only-true": "Invent no figures, awards, reviews or promises.",
  "marketing-only-true-short": "Invent no figures, awards or promises.",
  "cold-about-them":
    "Open with something that is true of the reader alone, and keep it to what fits a phone screen.",
  "cold-about-them-short": "Open with something true of the reader alone.",
  "cold-one-request": "Ask for one small thing that can be answered in one line.",
  "hashtag-specific": "Prefer tags for exactly this subject or place to huge general ones.",
  "hashtag-specific-short": "Prefer specific tags to huge general ones.",
  "slogan-not-theirs": "Leave out every line that others in the same field could use just as well.",
  "slogan-not-theirs-short": "Nothing that others could use just as well.",
  "caption-beyond-picture": "Say something the picture doesn't show already.",
  "caption-beyond-picture-short": "Say something the picture doesn't show already.",
  "bio-own-facts": "Invent no facts, and use no adjectives that anyone could claim.",
  "bio-own-facts-short": "Invent no facts; no empty adjectives.",
  "product-doubt": "Answer the doubt most likely to keep someone from buying.",
  "page-plain-words":
    "Use the words customers use, and leave out phrases any competitor could print.",
  "page-plain-words-short": "Use the words customers use.",
  "campaign-one-goal": "Give every message one goal and one thing to click.",
  "campaign-one-goal-short": "One goal for every message.",
  "subject-says-it": "Prefer saying what is in it to teasing.",
  "video-said-seen":
    "Set what is heard and what is seen side by side, and get to the point in the first sentence.",
  "video-first-sentence": "Get to the point in the first sentence.",
  "content-title-and-start": "Give each idea a working title and its first sentence.",
  "content-title-and-start-short": "A working title for each idea.",
  "strategy-cheapest-test":
    "Begin with what costs least to try, and say how I can tell whether it works.",
  "strategy-cheapest-test-short": "Begin with what costs least to try.",
  "strategy-stop-rule": "For each measure, say which figure would be a reason to stop it.",
  "seo-no-made-up-volumes": "State no search volumes or rankings you can't look up.",
  "seo-no-made-up-volumes-short": "Make up no search volumes.",
  "brand-not-theirs": "Leave out every sentence that others in the same field could use unchanged.",
  "brand-not-theirs-short": "Nothing that others could use unchanged.",
  "flyer-headline-and-facts":
    "One headline that says what it is about, then the facts at a glance.",
  "flyer-headline-and-facts-short": "Headline first, then the facts at a glance.",
  "ad-one-message": "Say one thing only, the one that matters most to the buyer.",
  "ad-one-message-short": "One message only.",
  "post-concrete-first": "Open with the concrete point, not with a question or a feeling about it.",
  "post-concrete-first-short": "Open with the concrete point.",
  "post-no-invented": "Invent no experiences or figures for me.",
} as const satisfies Readonly<Record<string, string>>;
