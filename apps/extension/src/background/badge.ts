import { lowUsesThreshold, monthlyAllowance } from "@whetstone/api-client";
import type { SessionState } from "@whetstone/auth-session";
import { showBadge } from "../platform/badge.ts";

const warning = "#b4430f";

/** What the badge says of a session: the uses left once they are few (EXT-12). */
export const badgeText = ({ user }: SessionState): string => {
  if (!user || monthlyAllowance[user.accessLevel] === null) return "";
  return user.usesRemaining <= lowUsesThreshold ? String(user.usesRemaining) : "";
};

/** Shows the uses left on the toolbar button once they are few. */
export const showUses = (state: SessionState): Promise<void> =>
  showBadge(badgeText(state), warning);
