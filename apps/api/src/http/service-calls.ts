import { endpoints, outsideEndpoints, productName } from "@whetstone/api-client/contract";
import type { Database } from "../database/database.ts";
import { isSchemaCurrent } from "../database/migrate.ts";
import { ApiError } from "./api-error.ts";
import { type BoundCall, publicQuery } from "./call.ts";
import { docsPage } from "./docs-page.ts";
import { describeApi } from "./openapi.ts";

const isReady = async ({ db }: Pick<Database, "db">): Promise<boolean> => {
  try {
    return await isSchemaCurrent(db);
  } catch {
    return false;
  }
};

export interface ServiceParts {
  readonly database: Pick<Database, "db">;
  /** Where people reach the server. */
  readonly publicUrl: string;
}

/** Liveness, readiness, and what describes the API. */
export const serviceCalls = ({ database, publicUrl }: ServiceParts): BoundCall[] => [
  publicQuery(endpoints.health, async () => ({ status: "ok", product: productName }) as const),

  publicQuery(endpoints.ready, async () => {
    if (await isReady(database)) return { status: "ready" } as const;
    throw new ApiError("provider_unavailable", "The database is away or not up to date");
  }),

  publicQuery(outsideEndpoints.docs, async () => docsPage()),

  publicQuery(outsideEndpoints.openApi, async () => describeApi(publicUrl)),
];
