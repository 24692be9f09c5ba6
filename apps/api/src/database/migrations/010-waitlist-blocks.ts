import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

/** How many positions a block holds: small ones, and large ones of as many small ones. */
const widths = [256, 65_536] as const;

/** Adds to the blocks a position lies in. */
const count = (position: string, by: 1 | -1): RawBuilder<unknown> => {
  const blocks = widths.map((width) => `(${width}, ${position} / ${width}, ${by})`);
  return sql.raw(
    `insert into "waitlistBlock" ("width", "block", "waiting") values ${blocks.join(", ")}
      on conflict ("width", "block")
      do update set "waiting" = "waitlistBlock"."waiting" + excluded."waiting";`,
  );
};

/** Whether a row of `user` is counted. */
const waits = (row: "new" | "old"): RawBuilder<unknown> =>
  sql.raw(`${row}."accessLevel" = 'waitlist' and ${row}."waitlistPosition" is not null`);

const [userJoins, userLeaves] = [
  count('new."waitlistPosition"', 1),
  count('old."waitlistPosition"', -1),
];
const [entryJoins, entryLeaves] = [count('new."position"', 1), count('old."position"', -1)];
const places = sql.raw('update of "accessLevel", "waitlistPosition"');

const sqliteTriggers: readonly RawBuilder<unknown>[] = [
  sql`create trigger "userJoins" after insert on "user" when ${waits("new")} begin ${userJoins} end`,
  sql`create trigger "userLeaves" after delete on "user" when ${waits("old")} begin ${userLeaves} end`,
  sql`create trigger "userMovesFrom" after ${places} on "user" when ${waits("old")} begin ${userLeaves} end`,
  sql`create trigger "userMovesTo" after ${places} on "user" when ${waits("new")} begin ${userJoins} end`,
  sql`create trigger "entryJoins" after insert on "waitlistEntry" begin ${entryJoins} end`,
  sql`create trigger "entryLeaves" after delete on "waitlistEntry" begin ${entryLeaves} end`,
];

const postgresTriggers: readonly RawBuilder<unknown>[] = [
  sql`create function "countUserWaiting"() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then if ${waits("old")} then ${userLeaves} end if; end if;
    if tg_op <> 'DELETE' then if ${waits("new")} then ${userJoins} end if; end if;
    return null;
  end $$`,
  sql`create function "countEntryWaiting"() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${entryJoins} else ${entryLeaves} end if;
    return null;
  end $$`,
  sql`create trigger "userWaiting" after insert or delete or ${places} on "user"
    for each row execute function "countUserWaiting"()`,
  sql`create trigger "entryWaiting" after insert or delete on "waitlistEntry"
    for each row execute function "countEntryWaiting"()`,
];

const countExisting = (width: number): RawBuilder<unknown> => sql`
  insert into "waitlistBlock" ("width", "block", "waiting")
  select ${sql.lit(width)}, "position" / ${sql.lit(width)}, count(*) from (
    select "position" from "waitlistEntry" union all
    select "waitlistPosition" as "position" from "user"
    where "accessLevel" = 'waitlist' and "waitlistPosition" is not null
  ) as "all" group by "position" / ${sql.lit(width)}`;

const addBlocks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("waitlistBlock")
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("block", "bigint", (column) => column.notNull())
    .addColumn("waiting", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("waitlistBlockKey", ["width", "block"])
    .execute();
  await db.schema
    .createIndex("waitlistEntryPosition")
    .on("waitlistEntry")
    .column("position")
    .execute();
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const trigger of isSqlite ? sqliteTriggers : postgresTriggers) await trigger.execute(db);
  for (const width of widths) await countExisting(width).execute(db);
};

/**
 * How many wait in each block of positions, so that a place is found without counting everybody
 * ahead. Triggers keep it, as a process of an earlier release may still write beside this one.
 */
export const waitlistBlocks = { up: addBlocks };
