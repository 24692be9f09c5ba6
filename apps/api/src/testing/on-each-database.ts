import { afterEach, describe, inject } from "vitest";
import {
  createTestWorld,
  type DatabaseKind,
  type TestWorld,
  type TestWorldOptions,
} from "./create-test-world.ts";

/** Opens a world that is closed after the test. */
export type OpenWorld = (options?: Omit<TestWorldOptions, "database">) => Promise<TestWorld>;

/** The databases under test: both, unless PostgreSQL was left out on purpose. */
export const databasesUnderTest = (): readonly DatabaseKind[] =>
  inject("postgresUrl") === "" ? ["sqlite"] : ["sqlite", "postgres"];

const closing = (database: DatabaseKind): OpenWorld => {
  const opened: TestWorld[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((world) => world.close()));
  });
  return async (options) => {
    const world = await createTestWorld({ ...options, database });
    opened.push(world);
    return world;
  };
};

/** Runs one suite against every database. */
export const onEachDatabase = (
  name: string,
  define: (open: OpenWorld, database: DatabaseKind) => void,
): void => {
  describe.each(databasesUnderTest())(`${name} (%s)`, (database) => {
    define(closing(database), database);
  });
};

/** Runs a suite on SQLite alone, for rules that have nothing to do with the database. */
export const onSqlite = (name: string, define: (open: OpenWorld) => void): void => {
  describe(name, () => define(closing("sqlite")));
};
