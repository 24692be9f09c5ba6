import { accessLevelSchema, monthlyAllowance } from "@whetstone/api-client/contract";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { utcDay } from "../rollups/utc-day.ts";

/** Everything the database says about uses, as it was at one moment. */
export type Ledger = Awaited<ReturnType<typeof readRows>>;

const readRows = async (db: Kysely<Schema>) => ({
  users: await db.selectFrom("user").select(["id", "accessLevel"]).execute(),
  allowances: await db.selectFrom("allowance").select(["userId", "used"]).execute(),
  reservations: await db.selectFrom("reservation").selectAll().execute(),
  enhancements: await db.selectFrom("enhancement").selectAll().execute(),
  totals: await db.selectFrom("usageTotal").selectAll().execute(),
  days: await db.selectFrom("usageDay").selectAll().execute(),
});

/** Reads the ledger at one moment, whatever is written meanwhile. */
export const readLedger = ({ kind, db }: Pick<Database, "kind" | "db">): Promise<Ledger> => {
  const reading = db.transaction();
  const alone = kind === "postgres" ? reading.setIsolationLevel("repeatable read") : reading;
  return alone.execute(readRows);
};

type Row = Ledger["enhancements"][number];

/** What some enhancements add up to. */
const sumOf = (rows: readonly Row[]) => {
  let [unscored, qualitySum, improvementSum] = [0, 0, 0];
  for (const { qualityScore, originalQualityScore } of rows)
    if (qualityScore === null || originalQualityScore === null) unscored += 1;
    else {
      qualitySum += qualityScore;
      improvementSum += qualityScore - originalQualityScore;
    }
  return { enhancements: rows.length, unscored, qualitySum, improvementSum };
};

/** The parts of rollups that are kept beside what their rows add up to; each that differs is named. */
const differing = <Kept extends Partial<ReturnType<typeof sumOf>>>(
  name: string,
  kept: ReadonlyMap<string, Kept>,
  rows: ReadonlyMap<string, readonly Row[]>,
): string[] =>
  [...new Set([...kept.keys(), ...rows.keys()])].flatMap((key) => {
    const has = kept.get(key);
    const is = sumOf(rows.get(key) ?? []);
    if (!has) return [`${name} of ${key} is missing for ${is.enhancements} rows`];
    return (["enhancements", "unscored", "qualitySum", "improvementSum"] as const).flatMap((sum) =>
      has[sum] === undefined || has[sum] === is[sum]
        ? []
        : [`${name} of ${key} has ${sum} ${has[sum]}, its rows ${is[sum]}`],
    );
  });

const rollupFaults = ({ enhancements, totals, days }: Ledger): string[] => {
  const totalKey = (row: { userId: string; platform: string; style: string }) =>
    `${row.userId} ${row.platform} ${row.style}`;
  return [
    ...differing(
      "the total",
      new Map(totals.map((total) => [totalKey(total), total])),
      Map.groupBy(enhancements, totalKey),
    ),
    ...differing(
      "the day",
      new Map(days.map((day) => [`${day.userId} ${day.day}`, day])),
      Map.groupBy(enhancements, (row) => `${row.userId} ${utcDay(row.createdAt)}`),
    ),
  ];
};

const allowanceFaults = (
  { users, allowances, reservations, enhancements }: Ledger,
  now: number,
): string[] => {
  const rows = Map.groupBy(enhancements, ({ userId }) => userId);
  const held = Map.groupBy(
    reservations.filter(({ counts, expiresAt }) => counts === 1 && expiresAt > now),
    ({ userId }) => userId,
  );
  const used = new Map(allowances.map((allowance) => [allowance.userId, allowance.used]));
  return users.flatMap(({ id, accessLevel }) => {
    const [counted, written] = [used.get(id) ?? 0, rows.get(id)?.length ?? 0];
    const taken = counted + (held.get(id)?.length ?? 0);
    const most = monthlyAllowance[accessLevelSchema.parse(accessLevel)] ?? Number.POSITIVE_INFINITY;
    return [
      ...(counted === written ? [] : [`${id} has used ${counted}, with ${written} rows`]),
      ...(taken <= most ? [] : [`${id} has taken ${taken} of ${most}`]),
    ];
  });
};

/**
 * What does not add up: an allowance that is not its rows, rollups that are not the sums of theirs,
 * more taken than there is. Of accounts that are in their first period and never deleted their
 * history; empty where all is well.
 */
export const ledgerFaults = (ledger: Ledger, now: number): string[] => [
  ...allowanceFaults(ledger, now),
  ...rollupFaults(ledger),
];
