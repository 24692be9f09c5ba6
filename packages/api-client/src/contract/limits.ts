/** Longest prompt, in characters as Unicode counts them (API-3). */
export const maxPromptLength = 50_000;
/** Longest own-style instruction (API-5). */
export const maxInstructionLength = 500;
/** Longest conversation context, all messages together (API-5). */
export const maxContextLength = 8_000;
/** Answers to our questions in one request (API-5). */
export const maxAnswers = 3;
/** Longest answer, after trimming (API-5). */
export const maxAnswerLength = 300;
/** Longest question an answer is for, where a model asked it. */
export const maxQuestionLength = 140;
/** Longest name of a need that an answer is for. */
export const maxNeedLength = 64;
/** Largest request body in bytes (API-3). */
export const maxBodyBytes = 256 * 1024;

/** Password minimum on signup (AUTH-10). */
export const minSignupPasswordLength = 8;
/** Password minimum on setup and reset (AUTH-10). */
export const minResetPasswordLength = 6;
export const maxPasswordLength = 128;
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Digits of a confirmation or reset code (AUTH-20). */
export const codeLength = 6;

/** Session check and login give up after this long, in milliseconds (AUTH-8). */
export const authTimeoutMs = 10_000;
/** Dashboard and settings give up after this long, in milliseconds (APP-9, APP-25). */
export const statsTimeoutMs = 15_000;

/** A session is not rechecked within this long of the last check, in milliseconds (AUTH-29). */
export const recheckWindowMs = { normal: 5 * 60_000, pro: 60_000 } as const;

/** Rows of "recent enhancements" (APP-5). */
export const recentEnhancementsShown = 5;
/** Rows of the admin's list (WAIT-3). */
export const adminListLimit = 100;
/** Days of the usage trend (APP-22). */
export const trendDays = 7;

/** Longest `Idempotency-Key` header. */
export const maxIdempotencyKeyLength = 128;
