/** How applications, interviews, pay talks and career advice should be built. */
export const careerStatements = {
  "tell-work-words": "Give me the words to say, and say what I need not tell them.",
  "interview-thanks-one":
    "Take up one thing from the interview, and leave a gap where I named none; keep it short.",
  "interview-thanks-short": "A few lines are enough; a gap where you lack a fact of the interview.",
  "gap-lines": "Give one or two lines I can copy, and one sentence for when somebody asks.",
  "gap-honest": "Keep the dates honest, and say no more about private matters than I do.",
  "gap-short": "Give a line to copy and a sentence to say.",
  "cover-open": "Open with what I have done that this job needs, not with how excited I am.",
  "cover-short": "Open with what I have done, not with my excitement.",
  "cover-own": "Don't retell the résumé; show two links between the job and my past.",
  "motivation-open": "Open with the strongest experience, not with childhood or a quotation.",
  "motivation-both": "Answer why this place, and what should come after it.",
  "motivation-short": "Open with the strongest experience, not with childhood.",
  "resume-results": "Use only figures I gave, and put results before duties where I have any.",
  "resume-plain": "Keep to a plain layout of one column, which applicant software can read.",
  "resume-weakest": "Name the three weakest places first, each with a better wording.",
  "linkedin-plain": "Use plain words, none of those that stand in every profile.",
  "interview-behind": "Say for each question what the interviewer wants to find out.",
  "interview-own":
    "Build answers on what I have really done, and show where to put my own example.",
  "mock-one-by-one":
    "Ask one question at a time, wait for my answer, and say what would make it stronger.",
  "answer-spoken": "Give an answer I can say in about a minute, in words people really use.",
  "salary-words": "Give the exact words to use, and an answer in case they say no.",
  "answer-short": "Give an answer that takes about a minute to say.",
  "career-test-short": "Name one cheap way to try each option.",
  "become-short": "Start with the shortest way that employers accept.",
  "career-test": "Name for every option one cheap way to try it before I commit.",
  "career-honest": "For each option, name the drawback that people in it complain about most.",
  "become-shortest":
    "Start with the shortest way that employers accept, then the longer ones, with time and cost.",
  "become-rules": "Say where licenses or exams depend on the country or state.",
  "quit-decides":
    "Name the one or two facts that should decide it, and what would change the advice.",
  "fired-deadlines":
    "Put first whatever has a deadline, and say what depends on the country or state.",
  "search-first-week": "Say what to do first this week, and leave out what everyone knows.",
  "review-results": "Put results before tasks, and name one weakness together with what I changed.",
  "appraisal-examples":
    "Tie every judgment to something the person did, and end with one or two goals.",
  "jd-few-musts":
    "Keep true requirements apart from what is merely welcome, and leave out empty phrases.",
} as const satisfies Readonly<Record<string, string>>;
