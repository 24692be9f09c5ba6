import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { TestWorld } from "../testing/create-test-world.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";

const corrected = {
  version: 7,
  hosts: [{ platform: "chatgpt", composers: ["#prompt"], decoys: [], box: "form" }],
};

onSqlite("host configuration", (open) => {
  const write = ({ dataDir }: TestWorld, content: string, seconds: number) => {
    const path = join(dataDir, "host-config.json");
    writeFileSync(`${path}.new`, content);
    utimesSync(`${path}.new`, seconds, seconds);
    renameSync(`${path}.new`, path);
    return path;
  };
  const read = async ({ client }: TestWorld) => dataOf(await client.hostConfig(undefined));

  it("corrects nothing by default", async () => {
    expect(await read(await open())).toEqual({ version: 1, hosts: [] });
  });

  it("is the file of the data folder, read again when it changes (API-15)", async () => {
    const world = await open();
    const path = write(world, JSON.stringify(corrected), 1000);
    expect(await read(world)).toEqual(corrected);
    write(world, JSON.stringify({ ...corrected, version: 8 }), 2000);
    expect((await read(world)).version).toBe(8);
    rmSync(path);
    expect((await read(world)).hosts).toEqual([]);
  });

  it("stays as it was when the file is faulty, which the log says once (API-15)", async () => {
    const world = await open();
    write(world, JSON.stringify(corrected), 1000);
    await read(world);
    write(world, '{"version": "new"', 2000);
    expect([await read(world), await read(world)]).toEqual([corrected, corrected]);
    expect(world.log.filter((line) => line.includes("host-config.json"))).toHaveLength(1);
  });
});
