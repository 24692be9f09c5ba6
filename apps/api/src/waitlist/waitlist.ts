import type { WaitlistMember, WaitlistStats } from "@whetstone/api-client/contract";
import { accessLevelSchema } from "@whetstone/api-client/contract";
import { toIso } from "../clock.ts";
import type { Database } from "../database/database.ts";

type Parts = { readonly database: Pick<Database, "db"> };

const listed = ["waitlist", "tester", "free"] as const;

/** How many people are at which level; who joined with an address alone waits too. */
export const countWaitlist = async ({ database: { db } }: Parts): Promise<WaitlistStats> => {
  const levels = await db
    .selectFrom("user")
    .select((eb) => ["accessLevel", eb.fn.countAll<number>().as("count")])
    .groupBy("accessLevel")
    .execute();
  const { entries } = await db
    .selectFrom("waitlistEntry")
    .select((eb) => eb.fn.countAll<number>().as("entries"))
    .executeTakeFirstOrThrow();
  const of = (level: string) => levels.find(({ accessLevel }) => accessLevel === level)?.count ?? 0;
  const total = levels.reduce((sum, { count }) => sum + count, entries);
  return { waitlist: of("waitlist") + entries, tester: of("tester"), free: of("free"), total };
};

/** Who waits, by position, then who was let in, the newest first. */
export const listMembers = async (
  { database: { db } }: Parts,
  limit: number,
): Promise<WaitlistMember[]> => {
  const entries = await db
    .selectFrom("waitlistEntry")
    .select(["id", "email", "position as waitlistPosition", "joinedAt as waitlistJoinedAt"])
    .orderBy("position")
    .limit(limit)
    .execute();
  const users = await db
    .selectFrom("user")
    .select(["id", "email", "firstName", "lastName", "accessLevel"])
    .select(["waitlistPosition", "waitlistJoinedAt"])
    .where("accessLevel", "in", listed)
    .orderBy((eb) => eb.case().when("accessLevel", "=", "waitlist").then(0).else(1).end())
    .orderBy((eb) =>
      eb.case().when("accessLevel", "=", "waitlist").then(eb.ref("waitlistPosition")).else(0).end(),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const nameless = { firstName: "", lastName: "", accessLevel: "waitlist" };
  const waits = ({ accessLevel }: { accessLevel: string }) => accessLevel === "waitlist";
  const waiting = [...entries.map((entry) => ({ ...nameless, ...entry })), ...users.filter(waits)];
  waiting.sort((left, right) => (left.waitlistPosition ?? 0) - (right.waitlistPosition ?? 0));
  return [...waiting, ...users.filter((user) => !waits(user))]
    .slice(0, limit)
    .map(({ accessLevel, waitlistJoinedAt, ...row }, place) => ({
      ...row,
      waitlistPosition: accessLevel === "waitlist" ? place + 1 : null,
      accessLevel: accessLevelSchema.parse(accessLevel),
      waitlistJoinedAt: waitlistJoinedAt === null ? null : toIso(waitlistJoinedAt),
    }));
};
