import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { models } from "./model/models.ts";

const serviceSchema = z.looseObject({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
});
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()).default({}),
  networks: z.record(z.string(), z.object({ internal: z.boolean() })).default({}),
});

/** What of the server's own sources is needed here. */
interface EnvironmentReader {
  readEnv(source: Readonly<Record<string, string>>): unknown;
}

const root = new URL("../", import.meta.url);

const readCompose = (name: string) =>
  fileSchema.parse(parse(readFileSync(new URL(name, root), "utf8"), { merge: true }));

/** A value as it is where no variable is set. */
const withDefaults = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, "$1");

const base = readCompose("compose.yaml");
const overlay = readCompose("compose.model.yaml");
const apis = Object.keys(base.services).filter((name) => name.startsWith("api-"));

it("puts a model server beside every process of the API", () => {
  expect(Object.keys(overlay.services).sort()).toEqual([...apis, "model"].sort());
  for (const name of apis) expect(base.services[name]?.build).toBe(".");
});

it("names only networks and volumes that are there", () => {
  for (const { networks, volumes } of Object.values(overlay.services)) {
    for (const network of networks)
      expect(["default", ...Object.keys(overlay.networks)]).toContain(network);
    for (const volume of volumes) expect(volume).toMatch(/^\.\/.+:ro$/);
  }
});

it("lets the model server reach nothing but the API", () => {
  expect(overlay.services.model?.networks).toEqual(["model"]);
  expect(overlay.networks.model?.internal).toBe(true);
});

it("gives the API settings that it takes, for the file that is pulled unless another is named", async () => {
  const { readEnv }: EnvironmentReader = await import(new URL("apps/api/src/env.ts", root).href);
  const file = basename(new URL(models[0]?.url ?? "").pathname);
  for (const name of apis) {
    const environment = overlay.services[name]?.environment ?? {};
    const env = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, withDefaults(value)]),
    );
    expect(readEnv(env)).toMatchObject({ LLM_PROVIDER: "openai-compatible", LLM_MODEL: file });
  }
  const served = withDefaults(overlay.services.model?.environment.LLAMA_ARG_MODEL ?? "");
  expect(served).toBe(`/models/${file}`);
});
