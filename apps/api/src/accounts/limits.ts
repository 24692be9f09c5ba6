import { hour, minute } from "../clock.ts";
import type { Limit } from "../http/rate-limit.ts";

/** Failed sign-ins from one address (AUTH-25). */
export const signInsByAddress: Limit = {
  name: "sign-in-address",
  points: 10,
  windowMs: 10 * minute,
};

/** Failed sign-ins to one account, whether or not it exists (AUTH-25). */
export const signInsByAccount: Limit = {
  name: "sign-in-account",
  points: 10,
  windowMs: 10 * minute,
};

/** Mails to one address (MAIL-2). */
export const mailsToAddress: Limit = { name: "mail", points: 5, windowMs: hour };

/** Registrations and requests for codes from one address: each costs a hash and a mail. */
export const registrationsByAddress: Limit = {
  name: "registration",
  points: 100,
  windowMs: 10 * minute,
};

/** First passwords set by one account: each costs a hash. */
export const passwordSetups: Limit = { name: "password-setup", points: 10, windowMs: 10 * minute };

/** Wrong current passwords entered by one account. */
export const passwordChanges: Limit = {
  name: "password-change",
  points: 10,
  windowMs: 10 * minute,
};

/** Codes and links entered from one address. */
export const confirmationsByAddress: Limit = {
  name: "confirmation",
  points: 200,
  windowMs: 10 * minute,
};
