import { type HistoryRow, historyRowSchema } from "@whetstone/api-client/contract";
import type { Kysely, Selectable } from "kysely";
import { toIso } from "../clock.ts";
import type { EnhancementTable, Schema } from "../database/schema.ts";
import { markOf } from "../statistics/compute-stats.ts";
import { mean, toTwoDecimals } from "../statistics/rounding.ts";

/** Rows read at once: a long history never has to fit into memory. */
const pageSize = 1000;

const present = ({ userId, createdAt, ...row }: Selectable<EnhancementTable>): HistoryRow =>
  historyRowSchema.parse({
    ...row,
    ...markOf(row.engine),
    timestamp: toIso(createdAt),
    improvementRatio: toTwoDecimals(mean(row.enhancedLength, row.originalLength)),
  });

const readPage = (
  db: Kysely<Schema>,
  userId: string,
  after: Pick<Selectable<EnhancementTable>, "createdAt" | "id"> | undefined,
): Promise<Selectable<EnhancementTable>[]> => {
  const page = db
    .selectFrom("enhancement")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(pageSize);
  if (!after) return page.execute();
  return page
    .where((eb) =>
      eb.or([
        eb("createdAt", "<", after.createdAt),
        eb.and([eb("createdAt", "=", after.createdAt), eb("id", "<", after.id)]),
      ]),
    )
    .execute();
};

/** The whole history of an account in pages, the newest first. */
export async function* readHistory(
  db: Kysely<Schema>,
  userId: string,
): AsyncGenerator<readonly HistoryRow[]> {
  let rows = await readPage(db, userId, undefined);
  while (rows.length > 0) {
    yield rows.map(present);
    rows = rows.length < pageSize ? [] : await readPage(db, userId, rows.at(-1));
  }
}
