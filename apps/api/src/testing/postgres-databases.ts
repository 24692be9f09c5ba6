import { randomUUID } from "node:crypto";
import pg from "pg";
import { migrate } from "../database/migrate.ts";
import { openPostgres } from "../database/postgres.ts";

const templateName = "whetstone_template";

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes the migrated database all others are copied from. */
export const createTemplate = async (serverUrl: string): Promise<void> => {
  await onServer(serverUrl, `create database ${templateName}`);
  const database = openPostgres(urlOf(serverUrl, templateName), {});
  await migrate(database.db);
  await database.close();
};

export interface PostgresDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Makes a database for one test, migrated unless told otherwise. */
export const createPostgresDatabase = async (
  serverUrl: string,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<PostgresDatabase> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = migrated ? templateName : "template0";
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
};
