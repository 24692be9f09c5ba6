import type { StatItem } from "../block.ts";
import { type ClaimId, claims } from "../claims.ts";

/** A stat tile of a marketing figure; it shows only as far as the claim may (SITE-10). */
export const claimStat = (claim: ClaimId, description: string): StatItem => ({
  label: claims[claim].label,
  value: claims[claim].value,
  description,
  claim,
});
