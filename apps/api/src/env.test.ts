import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { StartFault } from "./start-fault.ts";

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof StartFault) return error.lines;
    throw error;
  }
  return [];
};

describe("environment", () => {
  it("has a default for everything (API-12)", () => {
    expect(readEnv({})).toEqual({
      PORT: 8787,
      HOST: "127.0.0.1",
      DATA_DIR: resolve("data"),
      SIGNUP_MODE: "open",
      ANONYMOUS_ENHANCEMENTS_PER_DAY: 0,
      LLM_CONCURRENCY: 16,
      LLM_TIMEOUT_MS: 30_000,
      PRO_TRIAL_DAYS: 0,
      GOOGLE_ISSUER: "https://accounts.google.com",
      TRUSTED_PROXIES: [],
      CORS_ORIGINS: [],
      METRICS_HOST: "127.0.0.1",
      LOG_LEVEL: "info",
    });
  });

  it("takes the built-in rules for an engine without a model, and no provider without one", () => {
    expect(faultsOf({ LLM_PROVIDER: "built-in" })).toEqual([]);
    expect(faultsOf({ LLM_PROVIDER: "openai" }).join()).toContain("LLM_MODEL");
    expect(faultsOf({ LLM_PROVIDER: "embedded" }).join()).toContain("LLM_MODEL");
    expect(faultsOf({ LLM_MODEL: "gpt" }).join()).toContain("LLM_PROVIDER");
  });

  it.each([
    "https://api.example/v1",
    "http://127.0.0.1:11434/v1",
    "http://localhost:1234/v1",
    "http://model:8080/v1",
  ])("sends prompts to LLM_BASE_URL=%s", (url) => {
    expect(readEnv({ LLM_BASE_URL: url }).LLM_BASE_URL).toBe(url);
  });

  it("takes an empty variable as unset", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" })).toEqual(readEnv({}));
  });

  it.each(["0.0.0.0", "::", "::1", "localhost", "api-1.internal"])("listens on HOST=%s", (host) => {
    expect(readEnv({ HOST: host }).HOST).toBe(host);
  });

  it("reads lists, and addresses without their trailing slash", () => {
    expect(
      readEnv({
        TRUSTED_PROXIES: "10.0.0.0/8, ::1",
        CORS_ORIGINS: "https://a.example,https://b.example:8443",
        PUBLIC_URL: "https://whetstone.example/",
      }),
    ).toMatchObject({
      TRUSTED_PROXIES: ["10.0.0.0/8", "::1"],
      CORS_ORIGINS: ["https://a.example", "https://b.example:8443"],
      PUBLIC_URL: "https://whetstone.example",
    });
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["HOST", "not a host"],
    ["HOST", "http://localhost"],
    ["METRICS_HOST", "127.0.0.1:9000"],
    ["PUBLIC_URL", "localhost:8787"],
    ["DATABASE_URL", "mysql://x"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_FROM", "nobody"],
    ["AUTH_SECRET", "short"],
    ["ADMIN_KEY", "short"],
    ["HISTORY_RETENTION_DAYS", "0"],
    ["LLM_CONCURRENCY", "0"],
    ["LLM_BASE_URL", "http://model.example:8080/v1"],
    ["LLM_BASE_URL", "http://key@model:8080/v1"],
    ["LLM_BASE_URL", "http://192.0.2.7/v1"],
    ["LLM_BASE_URL", "ftp://model/v1"],
    ["SIGNUP_MODE", "closed"],
    ["PRO_TRIAL_DAYS", "1000"],
    ["STRIPE_API_BASE", "http://stripe.example"],
    ["GOOGLE_ISSUER", "http://169.254.169.254"],
    ["GOOGLE_ISSUER", "file:///etc/passwd"],
    ["GOOGLE_CLIENT_SECRET", "x"],
    ["ANONYMOUS_ENHANCEMENTS_PER_DAY", "many"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, proxy"],
    ["CORS_ORIGINS", "https://a.example/path"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s with one line that names it and not its value", (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    const named = name === "GOOGLE_CLIENT_SECRET" ? "GOOGLE_CLIENT_ID" : name;
    expect(faults[0]).toMatch(new RegExp(`^${named} must .+\\.$`));
    if (name === "AUTH_SECRET") expect(faults[0]).not.toContain(value);
  });

  it("names every fault at once (API-12)", () => {
    expect(faultsOf({ PORT: "x", LOG_LEVEL: "y", SMTP_URL: "z" })).toHaveLength(3);
  });
});
