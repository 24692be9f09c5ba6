import type { Generated } from "kysely";

/**
 * The one schema, the same on SQLite and PostgreSQL: ids are text; times of better-auth's
 * tables are ISO 8601 text, all others epoch milliseconds; truth values are 0 or 1.
 * No table has a column for the text of a prompt (DATA-1).
 */
export interface Schema {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  pendingRegistration: PendingRegistrationTable;
  passwordReset: PasswordResetTable;
  magicLink: MagicLinkTable;
  knownDevice: KnownDeviceTable;
  billingCustomer: BillingCustomerTable;
  billingEvent: BillingEventTable;
  sandboxObject: SandboxObjectTable;
  waitlistEntry: WaitlistEntryTable;
  allowance: AllowanceTable;
  reservation: ReservationTable;
  idempotency: IdempotencyTable;
  countedUse: CountedUseTable;
  enhancement: EnhancementTable;
  usageTotal: UsageTotalTable;
  usageDay: UsageDayTable;
  rateLimit: RateLimitTable;
  counter: CounterTable;
  outgoingMail: OutgoingMailTable;
  waitlistBlock: WaitlistBlockTable;
}

/** better-auth's user, with the product's own fields. A row exists only once the address is confirmed. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  firstName: string;
  lastName: string;
  accessLevel: string;
  waitlistPosition: number | null;
  waitlistJoinedAt: number | null;
  subscriptionStatus: string | null;
  subscriptionCurrentPeriodEnd: number | null;
}

/** better-auth's session. A client's token is this token plus its signature. */
export interface SessionTable {
  id: string;
  expiresAt: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

/** better-auth's account: a way to sign in, `credential` for a password. */
export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

/** A registration that waits for its code; one per address, the last one entered. */
export interface PendingRegistrationTable {
  email: string;
  userId: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Keyed digest of the code. */
  codeDigest: string;
  codeExpiresAt: number;
  tries: number;
  createdAt: number;
}

/** A reset code on its way; one per address, whether or not it has an account. */
export interface PasswordResetTable {
  /** Keyed digest of the address. */
  emailDigest: string;
  /** Keyed digest of the code; of nothing where there is no account. */
  codeDigest: string;
  codeExpiresAt: number;
  tries: number;
}

/** A mailed sign-in link that was not used yet. */
export interface MagicLinkTable {
  /** Keyed digest of the link's token. */
  tokenDigest: string;
  userId: string;
  expiresAt: number;
}

/** A device or a network an account signed in from, as a keyed digest. */
export interface KnownDeviceTable {
  userId: string;
  digest: string;
  lastSeenAt: number;
}

/** An account's customer at the card provider. */
export interface BillingCustomerTable {
  userId: string;
  customerId: string;
  subscriptionId: string | null;
  /** What the account falls back to when Pro ends. */
  levelBefore: string | null;
  /** How often the provider was asked; tells which of several answers is the newest. */
  rounds: number;
  /** When the provider was last asked for this customer's subscriptions. */
  askedAt: number;
}

/** An event of the card provider that was handled. */
export interface BillingEventTable {
  id: string;
  handledAt: number;
}

/** What the billing sandbox remembers in place of the card provider. */
export interface SandboxObjectTable {
  id: string;
  kind: string;
  customerId: string;
  /** JSON. */
  data: string;
  createdAt: number;
}

/** Somebody who joined the waitlist with an address alone. */
export interface WaitlistEntryTable {
  email: string;
  id: string;
  position: number;
  joinedAt: number;
}

/** What an account used in the allowance period that began at `periodStart`. */
export interface AllowanceTable {
  userId: string;
  periodStart: number;
  used: number;
}

/** A use that is under way. */
export interface ReservationTable {
  id: string;
  userId: string;
  periodStart: number;
  /** 0 for the revision of a result that was counted: it takes nothing from the allowance. */
  counts: Generated<number>;
  expiresAt: number;
}

/** A use that was counted a short time ago: its revisions are not counted again. */
export interface CountedUseTable {
  userId: string;
  /** Keyed digest of what was asked for. */
  useDigest: string;
  /** How often it was revised. */
  revisions: number;
  expiresAt: number;
}

export interface IdempotencyTable {
  userId: string;
  /** Keyed digest of the client's key. */
  keyDigest: string;
  /** Keyed digest of the request. */
  requestDigest: string;
  reservationId: string;
  /** The answer without its text, as JSON; null while the enhancement is under way. */
  figures: string | null;
  expiresAt: number;
}

export interface EnhancementTable {
  id: string;
  userId: string;
  createdAt: number;
  platform: string;
  style: string;
  level: string;
  language: string;
  engine: string;
  originalLength: number;
  enhancedLength: number;
  /** 0 to 100; null where there was none to give. */
  originalQualityScore: number | null;
  qualityScore: number | null;
}

/** Rollup over all time. */
export interface UsageTotalTable {
  userId: string;
  platform: string;
  style: string;
  enhancements: number;
  /** How many of them have no scores; the sums are of the others. */
  unscored: Generated<number>;
  qualitySum: number;
  improvementSum: number;
}

/** Rollup over one UTC day, `YYYY-MM-DD`. */
export interface UsageDayTable {
  userId: string;
  day: string;
  enhancements: number;
  /** How many of them have no scores; the sums are of the others. */
  unscored: Generated<number>;
  qualitySum: number;
}

export interface RateLimitTable {
  key: string;
  points: number;
  expiresAt: number;
}

export interface CounterTable {
  name: string;
  value: Generated<number>;
}

/** A mail that waits to be sent. */
export interface OutgoingMailTable {
  id: string;
  /** Keyed digest of the address. */
  recipientDigest: string;
  /** Address and letter, encrypted: a letter may hold a code or a link. */
  sealed: string;
  /** How often it was begun to be sent. */
  tries: number;
  /** When it may be sent next; later while a process is sending it. */
  dueAt: number;
  /** It is given up then. */
  expiresAt: number;
}

/** How many wait in a block of positions. Kept by triggers on `user` and `waitlistEntry`. */
export interface WaitlistBlockTable {
  /** Positions a block holds: 256 or 65,536. */
  width: number;
  /** The position divided by the width, rounded down. */
  block: number;
  waiting: number;
}
