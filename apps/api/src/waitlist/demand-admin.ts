import { minute } from "../clock.ts";
import { isSameText } from "../digest.ts";
import { ApiError } from "../http/api-error.ts";
import { networkOf } from "../http/client-address.ts";
import type { Limit, RateLimits } from "../http/rate-limit.ts";
import type { Turns } from "../http/turns.ts";

/** Wrong admin keys from one address (WAIT-8). */
const wrongKeys: Limit = { name: "admin-key", points: 10, windowMs: 10 * minute };

export interface AdminParts {
  readonly adminKey: string;
  readonly limits: RateLimits;
  readonly turns: Turns;
}

const keyOf = (authorization: string | undefined): string =>
  /^Bearer +(?<key>.+)$/i.exec(authorization ?? "")?.groups?.key?.trim() ?? "";

/**
 * Makes the function that lets the admin in. The key is compared in constant time; points are
 * taken first, so that parallel guesses count too, and in turns, so that right keys at once don't
 * take each other's points.
 * Throws `invalid_admin_key`, `rate_limited` (ten wrong keys in ten minutes).
 */
export const createDemandAdmin =
  ({ adminKey, limits, turns }: AdminParts) =>
  async (authorization: string | undefined, address: string): Promise<void> => {
    const network = networkOf(address);
    await turns.take(`admin ${network}`, async () => {
      await limits.demand(wrongKeys, network);
      if (!isSameText(keyOf(authorization), adminKey))
        throw new ApiError("invalid_admin_key", "Invalid admin key");
      await limits.giveBack(wrongKeys, network);
    });
  };
