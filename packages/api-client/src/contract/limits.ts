/** Longest prompt, in UTF-16 units (decisions.md, "Error answers"). */
export const maxPromptLength = 50_000;
/** Longest own-style instruction (decisions.md, "Request of /enhance-prompt"). */
export const maxInstructionLength = 500;
/** Longest conversation context, all messages together (decisions.md). */
export const maxContextLength = 8_000;
/** Answers to our questions in one request (decisions.md, "Request of /enhance-prompt"). */
export const maxAnswers = 3;
/** Longest answer, after trimming (decisions.md, "Request of /enhance-prompt"). */
export const maxAnswerLength = 300;
/** Longest question an answer is for, where a model asked it. */
export const maxQuestionLength = 140;
/** Longest name of a need that an answer is for. */
export const maxNeedLength = 64;
/** Largest request body in bytes (decisions.md, "Error answers"). */
export const maxBodyBytes = 256 * 1024;

/** Password minimum on signup (accounts.md §9). */
export const minSignupPasswordLength = 8;
/** Password minimum on setup and reset (accounts.md §9). */
export const minResetPasswordLength = 6;
export const maxPasswordLength = 128;
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Digits of a confirmation or reset code (accounts.md §9). */
export const codeLength = 6;

/** Session check and login give up after this long, in milliseconds (accounts.md §9). */
export const authTimeoutMs = 10_000;
/** Dashboard and settings give up after this long, in milliseconds (accounts.md §9). */
export const statsTimeoutMs = 15_000;

/** A session is not rechecked within this long of the last check, in milliseconds (accounts.md §4). */
export const recheckWindowMs = { normal: 5 * 60_000, pro: 60_000 } as const;

/** Rows of "recent enhancements" (accounts.md §9). */
export const recentEnhancementsShown = 5;
/** Rows of the admin's list (accounts.md §9). */
export const adminListLimit = 100;
/** Days of the usage trend (accounts.md §9). */
export const trendDays = 7;

/** Longest `Idempotency-Key` header. */
export const maxIdempotencyKeyLength = 128;
