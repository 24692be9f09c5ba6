/**
 * The statements that the server runs for each call, as its own log of statements shows them
 * (`statementsOf` of the API's tests), so that a bare server does the same durable work.
 */
export const bareStatements = {
  sessionAccount: `select "user"."id", "user"."email", "user"."firstName", "user"."lastName", "user"."accessLevel", "user"."createdAt", "user"."waitlistJoinedAt", "user"."subscriptionStatus", "user"."subscriptionCurrentPeriodEnd", "allowance"."periodStart", "allowance"."used", case when "user"."accessLevel" = 'waitlist' then (select coalesce(sum("waiting"), 0) as "waiting" from "waitlistBlock" where "width" = 65536 and "block" >= 0 and "block" < "user"."waitlistPosition" / 65536) + (select coalesce(sum("waiting"), 0) as "waiting" from "waitlistBlock" where "width" = 256 and "block" >= "user"."waitlistPosition" / 65536 * 256 and "block" < "user"."waitlistPosition" / 256) + (select count(*) as "accounts" from "user" as "waiting" where "waiting"."accessLevel" = 'waitlist' and "waiting"."waitlistPosition" >= "user"."waitlistPosition" / 256 * 256 and "waiting"."waitlistPosition" <= "user"."waitlistPosition") + (select count(*) as "addresses" from "waitlistEntry" where "waitlistEntry"."position" >= "user"."waitlistPosition" / 256 * 256 and "waitlistEntry"."position" < "user"."waitlistPosition") end as "waitlistPosition", (select count(*) as "passwords" from "account" where "account"."userId" = "user"."id" and "account"."password" is not null) as "passwords", "session"."id" as "sessionId", "session"."expiresAt", "session"."updatedAt" from "user" left join "allowance" on "allowance"."userId" = "user"."id" inner join "session" on "session"."userId" = "user"."id" where "session"."token" = ?`,
  totals: `select "platform", "style", "enhancements", "unscored", "qualitySum", "improvementSum" from "usageTotal" where "userId" = ?`,
  days: `select "day", "enhancements", "unscored", "qualitySum" from "usageDay" where "userId" = ? and "day" >= ?`,
  recent: `select * from "enhancement" where "userId" = ? order by "createdAt" desc, "id" desc limit ?`,
  begin: "begin immediate",
  commit: "commit",
  allowance: `select "allowance"."periodStart", "allowance"."used" as "count" from "user" inner join "allowance" on "allowance"."userId" = "user"."id" where "user"."id" = ?`,
  reserved: `select count(*) as "all", count(*) filter (where "counts" = 1) as "counting" from "reservation" where "userId" = ? and "periodStart" = ? and "expiresAt" > ?`,
  reserve: `insert into "reservation" ("id", "userId", "periodStart", "counts", "expiresAt") values (?, ?, ?, ?, ?)`,
  limit: `insert into "rateLimit" ("key", "points", "expiresAt") values (?, 1, ?) on conflict ("key") do update set "points" = "rateLimit"."points" + 1 returning "points", "expiresAt"`,
  count: `update "allowance" set "used" = ? where "userId" = ?`,
  enhancement: `insert into "enhancement" ("userId", "createdAt", "id", "style", "platform", "level", "language", "originalLength", "enhancedLength", "originalQualityScore", "qualityScore", "engine") values (?, ?, ?, 'professional', 'chatgpt', 'comprehensive', 'en', 60, 140, 40, 60, 'built-in')`,
  addTotal: `insert into "usageTotal" ("userId", "platform", "style", "enhancements", "unscored", "qualitySum", "improvementSum") values (?, 'chatgpt', 'professional', 1, 0, 60, 20) on conflict ("userId", "platform", "style") do update set "enhancements" = "usageTotal"."enhancements" + 1, "qualitySum" = "usageTotal"."qualitySum" + 60, "improvementSum" = "usageTotal"."improvementSum" + 20`,
  addDay: `insert into "usageDay" ("userId", "day", "enhancements", "unscored", "qualitySum") values (?, ?, 1, 0, 60) on conflict ("userId", "day") do update set "enhancements" = "usageDay"."enhancements" + 1, "qualitySum" = "usageDay"."qualitySum" + 60`,
  counted: `insert into "countedUse" ("userId", "useDigest", "revisions", "expiresAt") values (?, ?, 0, ?) on conflict ("userId", "useDigest") do update set "revisions" = 0, "expiresAt" = excluded."expiresAt"`,
  release: `delete from "reservation" where "id" = ? and "expiresAt" > ?`,
} as const;
