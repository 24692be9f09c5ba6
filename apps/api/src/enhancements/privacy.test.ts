import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { TestWorld } from "../testing/create-test-world.ts";
import { failingEngine, promptMarker } from "../testing/engines.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt, changedPromptAbout } from "../testing/prompts.ts";

const everyRow = async ({ database: { db } }: TestWorld): Promise<string> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
};

const everyFile = ({ dataDir }: TestWorld): string =>
  globSync("**/*", { cwd: dataDir })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, "latin1"))
    .join("\n");

const prompt = changedPromptAbout(promptMarker);

onEachDatabase("privacy", (open) => {
  it("leaves no text of a prompt in any table, file, log line or on the console (DATA-1)", async () => {
    const world = await open();
    const { client, token } = await world.signUp();
    const idempotencyKey = `key-${promptMarker}`;
    const answers = [
      { need: "asked-1", question: `Who is ${promptMarker}?`, text: `To ${promptMarker}` },
    ];
    const request = { prompt, instruction: `Mention ${promptMarker}`, answers };
    expect((await client.enhancePrompt(request, { idempotencyKey })).ok).toBe(true);
    const context = [{ role: "user" as const, text: promptMarker }];
    expect((await client.enhancePrompt({ prompt, context })).ok).toBe(true);
    expect((await client.enhancePrompt({ prompt: changedPrompt, answers })).ok).toBe(true);
    const revise = { text: `${prompt} for ${promptMarker}`, wish: `Name ${promptMarker}` };
    expect((await client.enhancePrompt({ prompt, revise })).ok).toBe(true);
    const surplus = [...answers, ...answers, ...answers, ...answers];
    expect((await client.enhancePrompt({ prompt, answers: surplus })).ok).toBe(false);
    const misnamed = [{ need: promptMarker, text: promptMarker }];
    expect((await client.enhancePrompt({ prompt, answers: misnamed })).ok).toBe(false);
    expect((await client.enhancePrompt({ prompt: `${prompt}${"x".repeat(50_000)}` })).ok).toBe(
      false,
    );
    await world.request(`/api/enhance-prompt?${promptMarker}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: `{"prompt": "${promptMarker}`,
    });
    expect(await everyRow(world)).toContain("built-in");
    expect(await everyRow(world)).not.toContain(promptMarker);
    expect(everyFile(world)).not.toContain(promptMarker);
    expect(world.log.join("\n")).toContain("/api/enhance-prompt");
    expect(world.log.join("\n")).not.toContain(promptMarker);
    expect(world.announced.join("\n")).not.toContain(promptMarker);
  });

  it("leaves no text of a visitor's answers either", async () => {
    const world = await open({ env: { ANONYMOUS_ENHANCEMENTS_PER_DAY: "2" } });
    const answers = [{ need: "mail-to", text: promptMarker }];
    for (const request of [{ prompt }, { prompt, answers }])
      expect((await world.client.enhancePrompt(request)).ok).toBe(true);
    expect(await everyRow(world)).not.toContain(promptMarker);
    expect(everyFile(world)).not.toContain(promptMarker);
    expect(world.log.join("\n")).not.toContain(promptMarker);
  });

  it("leaves none when the engine fails with the prompt in its message", async () => {
    const world = await open({ engine: failingEngine });
    const { client } = await world.signUp();
    const answers = [{ need: "mail-to", text: promptMarker }];
    expect((await client.enhancePrompt({ prompt, answers })).ok).toBe(false);
    expect(world.log.join("\n")).not.toContain(promptMarker);
    expect(everyFile(world)).not.toContain(promptMarker);
  });

  it("logs no address, token, password or code", async () => {
    const world = await open();
    const { token, email, password } = await world.signUp();
    await world.client.login({ email, password: "wrong one" });
    const log = world.log.join("\n");
    for (const secret of [email, password, "wrong one", token, await world.mailbox.lastCode(email)])
      expect(log).not.toContain(secret);
    expect(log).not.toContain("192.0.2.1");
  });
});
