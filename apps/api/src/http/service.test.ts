import { sql } from "kysely";
import { expect, it } from "vitest";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

onEachDatabase("health and readiness", (open) => {
  it("say that the server lives and is ready (API-10)", async () => {
    const { client } = await open();
    expect(dataOf(await client.health(undefined))).toEqual({ status: "ok", product: "Whetstone" });
    expect(dataOf(await client.ready(undefined))).toEqual({ status: "ready" });
  });

  it("say 503 when a migration is missing", async () => {
    const { client, database } = await open();
    await sql`delete from kysely_migration where name = '002-enhancements'`.execute(database.db);
    expect(refusalOf(await client.ready(undefined)).status).toBe(503);
    expect(dataOf(await client.health(undefined)).status).toBe("ok");
  });

  it("say 503 when the database is away", async () => {
    const { client, database } = await open();
    await database.close();
    expect(codeOf(await client.ready(undefined))).toBe("provider_unavailable");
    expect(dataOf(await client.health(undefined)).status).toBe("ok");
  });
});
