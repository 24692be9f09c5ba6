/** How e-mails, letters and messages should be built. */
export const correspondenceStatements = {
  "mail-point-first": "Say in the first two sentences what it is about and what they should do.",
  "mail-point-first-short": "Put the point in the first sentence.",
  "away-dates-first": "Begin with the dates, and keep the whole to a few lines.",
  "resign-first": "Put the resignation and the last day in the first sentence.",
  "resign-reasons": "Give no more reasons than I do.",
  "resign-short": "Resignation and last day first; no reasons I did not give.",
  "recommend-example": "Let one concrete example carry it instead of a row of adjectives.",
  "recommend-gaps":
    "Leave a marked gap where a fact about the person is missing, and make none up.",
  "love-concrete": "Build it on one real detail rather than on grand comparisons.",
  "complaint-order":
    "Give the facts in order of time, then one clear demand with a date for the answer.",
  "complaint-calm": "Stay firm and factual, without insults or threats.",
  "complaint-short": "Facts first, then one demand with a date.",
  "refund-order":
    "Ask for the money in the first sentence, then the facts, and end with a date for the answer.",
  "refund-short": "Ask for the money first, end with a date.",
  "landlord-record": "Keep it factual and give the dates, so that it can serve as proof later.",
  "cancel-first":
    "Put what ends, and when, in the first sentence, and ask for a written confirmation.",
  "cancel-short": "Put what ends, and when, in the first sentence.",
  "cancel-period": "Remind me to check the notice period in the contract.",
  "apology-order": "Name what went wrong, apologize once, and say what happens now; no excuses.",
  "apology-short": "Apologise once, without excuses.",
  "news-order": "Put the news first, then the reason, then what happens next.",
  "news-calm": "Apologise at most once, and promise nothing I did not offer.",
  "news-short": "News first, one reason, then the next step.",
  "absence-short": "Keep it to a few sentences, with the dates first and no private details.",
  "reminder-lines":
    "Put date, time and place on lines of their own, so they can be found at a glance.",
  "reminder-due-first": "Say in the first sentence what is due and when, without blame.",
  "reminder-due-short": "What is due, and when, comes first.",
  "followup-order":
    "Refer to the earlier contact in one line, then ask for one thing that is quick to answer.",
  "followup-short": "One line back, then one easy question.",
  "invite-lines": "Make what, when, where and how to reply easy to find at a glance.",
  "thanks-concrete": "Say plainly what the thanks are for, without stock phrases.",
  "decline-clear": "Make the no unmistakable, give at most one reason, and stay friendly.",
  "request-first": "Put the request in the first two sentences and the reasons after it.",
  "request-short": "Ask first, then give the reason.",
  "reply-asked": "Answer each of their points, and promise nothing that I did not offer.",
} as const satisfies Readonly<Record<string, string>>;
