import type { Migration } from "kysely/migration";
import { accounts } from "./001-accounts.ts";
import { enhancements } from "./002-enhancements.ts";
import { signInTables } from "./003-sign-in.ts";
import { billing } from "./004-billing.ts";
import { waitlist } from "./005-waitlist.ts";
import { retention } from "./006-retention.ts";
import { noScore } from "./007-no-score.ts";
import { sameUse } from "./008-same-use.ts";
import { outgoingMails } from "./009-outgoing-mails.ts";
import { waitlistBlocks } from "./010-waitlist-blocks.ts";

/**
 * Every migration in order. A released one is never changed; a change is a new one. All that are
 * due run in one transaction, so that a process may be killed amidst them.
 */
export const migrations: Record<string, Migration> = {
  "001-accounts": accounts,
  "002-enhancements": enhancements,
  "003-sign-in": signInTables,
  "004-billing": billing,
  "005-waitlist": waitlist,
  "006-retention": retention,
  "007-no-score": noScore,
  "008-same-use": sameUse,
  "009-outgoing-mails": outgoingMails,
  "010-waitlist-blocks": waitlistBlocks,
};
