import { type SqlBool, sql } from "kysely";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestWorld } from "../testing/create-test-world.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { placeInQueue } from "./waitlist-position.ts";

const waiting = { env: { SIGNUP_MODE: "waitlist" } };
const ahead = 70_000;

const atOnce = 500;

/** Joins so many addresses, with the positions from 1. */
const addEntries = async ({ database: { db } }: TestWorld, count: number): Promise<void> => {
  for (let from = 0; from < count; from += atOnce)
    await db
      .insertInto("waitlistEntry")
      .values(
        Array.from({ length: atOnce }, (_, at) => from + at + 1).map((position) => ({
          email: `p${position}@example.com`,
          id: `p${position}`,
          position,
          joinedAt: 0,
        })),
      )
      .execute();
  await db.insertInto("counter").values({ name: "waitlist", value: count }).execute();
};

const placeOf = async (client: TestWorld["client"]) =>
  dataOf(await client.me(undefined)).user.waitlistPosition;

/** The place by counting everybody, as the definition says. */
const countedPlace = async ({ database: { db } }: TestWorld, id: string): Promise<number> => {
  const { rows } = await sql<{ place: number }>`
    select (select count(*) from "user" as "w" where "w"."accessLevel" = 'waitlist'
        and "w"."waitlistPosition" <= "user"."waitlistPosition")
      + (select count(*) from "waitlistEntry" as "e" where "e"."position" < "user"."waitlistPosition")
      as "place" from "user" where "id" = ${id}`.execute(db);
  return z.number().parse(rows[0]?.place);
};

const planNode = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
type PlanNode = z.infer<typeof planNode>;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

onEachDatabase("the place on the waitlist", (open, kind) => {
  it("is found without reading everybody ahead", async () => {
    const world = await open(waiting);
    const { db } = world.database;
    await addEntries(world, ahead);
    const { client, user } = await world.signUp();
    expect(await placeOf(client)).toBe(ahead + 1);
    const query = db
      .selectFrom("user")
      .select((eb) => placeInQueue(eb).as("place"))
      .where("user.id", "=", user.id);
    if (kind === "sqlite") {
      const lines = z
        .array(z.object({ detail: z.string() }))
        .parse(await query.explain(undefined, sql<SqlBool>`query plan`));
      const details = lines.map(({ detail }) => detail);
      expect(details.filter((detail) => /\bSCAN (?!CONSTANT)/.test(detail))).toEqual([]);
      expect(details.filter((detail) => detail.includes("SEARCH waitlistEntry"))).toEqual([
        expect.stringMatching(/position>\? AND position<\?/),
      ]);
      return;
    }
    await sql`vacuum analyze`.execute(db);
    const [row] = await query.explain("json", sql<SqlBool>`analyze`);
    const [plan] = z.object({ "QUERY PLAN": z.array(z.object({ Plan: planNode })) }).parse(row)[
      "QUERY PLAN"
    ];
    const nodes = plan ? nodesOf(plan.Plan) : [];
    const read = nodes.reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0);
    expect(nodes.length).toBeGreaterThan(4);
    expect(read).toBeLessThan(1_000);
    expect(
      nodes.filter(
        (node) => node["Relation Name"] === "waitlistEntry" && node["Node Type"] === "Seq Scan",
      ),
    ).toEqual([]);
  }, 60_000);

  it("is that of the definition, whoever joins, is let in, sent back or leaves", async () => {
    const world = await open(waiting);
    const { db } = world.database;
    await addEntries(world, 66_000);
    const { client, user } = await world.signUp();
    const other = await world.signUp({ email: "bob@example.com" });
    const expectAgreement = async () => {
      expect(await placeOf(client)).toBe(await countedPlace(world, user.id));
      expect(await placeOf(other.client)).toBe(await countedPlace(world, other.user.id));
    };
    const promote = (email: string) =>
      world.client.promote({ email, newAccessLevel: "free" }, world.admin);
    dataOf(await promote("p1@example.com"));
    dataOf(await promote("p65999@example.com"));
    await db.deleteFrom("waitlistEntry").where("position", "in", [5, 300, 65_700]).execute();
    expect(await placeOf(client)).toBe(66_001 - 5);
    await expectAgreement();
    dataOf(await world.client.demote({ email: "p1@example.com" }, world.admin));
    dataOf(await world.client.joinWaitlist({ email: "late@example.com" }));
    const joined = await world.signUp({ email: "p300@example.com" });
    expect(await placeOf(joined.client)).toBe(await countedPlace(world, joined.user.id));
    await expectAgreement();
    dataOf(await promote("ada@example.com"));
    expect(await placeOf(client)).toBeNull();
    expect(await placeOf(other.client)).toBe(66_001 - 5);
    dataOf(await joined.client.deleteAccount(undefined));
    dataOf(await client.deleteAccount(undefined));
    expect(await placeOf(other.client)).toBe(await countedPlace(world, other.user.id));
  }, 60_000);
});
