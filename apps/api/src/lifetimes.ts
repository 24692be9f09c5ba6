import { day, minute } from "./clock.ts";

/** Codes live this long (AUTH-20). */
export const codeLifetimeMs = 10 * minute;

/** Magic links live this long (AUTH-21). */
export const magicLinkLifetimeMs = 7 * day;
