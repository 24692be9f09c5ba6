import type { TestProject } from "vitest/node";
import { buildServer } from "./build-server.ts";
import { createTemplate } from "./postgres-databases.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; empty when it is left out. */
    postgresUrl: string;
  }
}

const isPostgresLeftOut = (): boolean => process.env.WHETSTONE_TEST_DATABASES === "sqlite";

/** Once before all tests: the server is built, and one PostgreSQL server runs. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildServer();
  if (isPostgresLeftOut()) {
    project.provide("postgresUrl", "");
    return async () => {};
  }
  const server = await startPostgres();
  await createTemplate(server.url);
  project.provide("postgresUrl", server.url);
  return server.stop;
};
