import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { modelProviders } from "./enhancements/model/model-providers.ts";
import { isAddressOrRange } from "./http/client-address.ts";
import { StartFault } from "./start-fault.ts";

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const isUrlOf =
  (...protocols: readonly string[]) =>
  (text: string): boolean =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol);

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for an address secrets may be sent to: encrypted, or never leaving this machine. */
const isSafeProvider = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  if (username !== "") return false;
  return protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
};

/** A name that only a private network knows, as those of containers are. */
const isNeighbour = (text: string): boolean =>
  URL.canParse(text) && /^http:\/\/[a-z][a-z\d-]*(:\d+)?(\/|$)/i.test(text);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const wholeNumber = (fault: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, fault)
    .transform(Number)
    .refine((number) => number <= max, fault);

/** An address or a name to listen on. */
const hostSchema = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^(?!.*\.\.)[\da-z]([\da-z.-]*[\da-z])?$/i.test(text),
    "must be an address like 127.0.0.1 or :: or a name like localhost",
  )
  .default("127.0.0.1");

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Environment variables of the server (API-12), each with its fault in plain words. */
/** What may rewrite prompts: the rules alone, a model in a file, or a provider's. */
const engines = ["built-in", "embedded", ...modelProviders] as const;

const variables = z.object({
  PORT: wholeNumber("must be a whole number from 0 to 65535", 65_535).default(8787),
  HOST: hostSchema,
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path)),
  PUBLIC_URL: z
    .string()
    .refine(isUrlOf("http:", "https:"), "must be an address like https://example.com")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isUrlOf("postgres:", "postgresql:"), "must begin with postgres://")
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isUrlOf("smtp:", "smtps:"), "must be an address like smtp://user:password@host:587")
    .optional(),
  MAIL_FROM: z.string().includes("@", { message: "must be an e-mail address" }).optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_KEY: z.string().min(16, "must have at least 16 characters").optional(),
  SIGNUP_MODE: z.enum(["open", "waitlist"], "must be open or waitlist").default("open"),
  ANONYMOUS_ENHANCEMENTS_PER_DAY: wholeNumber(
    "must be a whole number, 0 or more",
    1_000_000,
  ).default(0),
  HISTORY_RETENTION_DAYS: wholeNumber("must be a whole number from 1 to 36500", 36_500)
    .refine((days) => days > 0, "must be a whole number from 1 to 36500")
    .optional(),
  LLM_PROVIDER: z.enum(engines, `must be one of ${engines.join(", ")}`).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_BASE_URL: z
    .string()
    .refine(
      (text) => isSafeProvider(text) || isNeighbour(text),
      "must be an https address, or http on this machine or to a name without a dot",
    )
    .optional(),
  LLM_TIMEOUT_MS: wholeNumber("must be a whole number from 1000 to 600000", 600_000)
    .refine((number) => number >= 1_000, "must be a whole number from 1000 to 600000")
    .default(30_000),
  LLM_CONCURRENCY: wholeNumber("must be a whole number from 1 to 1000", 1000)
    .refine((number) => number > 0, "must be a whole number from 1 to 1000")
    .default(16),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z
    .string()
    .refine(isSafeProvider, "must be an https address, or http on this machine")
    .optional(),
  PRO_TRIAL_DAYS: wholeNumber("must be a whole number from 0 to 730", 730).default(0),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z
    .string()
    .refine(isSafeProvider, "must be an https address, or http on this machine")
    .default("https://accounts.google.com"),
  TRUSTED_PROXIES: list
    .refine(
      (entries) => entries.every(isAddressOrRange),
      "must be addresses or ranges like 10.0.0.0/8, separated by commas",
    )
    .default([]),
  CORS_ORIGINS: list
    .refine(
      (origins) => origins.every(isOrigin),
      "must be origins like https://example.com, separated by commas",
    )
    .default([]),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isUrlOf("http:", "https:"), "must be an address like http://localhost:4318")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Where PostgreSQL's tools are looked for. */
  PATH: z.string().optional(),
  METRICS_PORT: wholeNumber("must be a whole number from 0 to 65535", 65_535).optional(),
  METRICS_HOST: hostSchema,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

const goTogether =
  (names: readonly (keyof z.output<typeof variables>)[]) =>
  ({ value, issues }: z.core.ParsePayload<z.output<typeof variables>>): void => {
    const missing = names.filter((name) => value[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return;
    for (const name of missing)
      issues.push({
        code: "custom",
        path: [name],
        message: `must be set with ${names.filter((other) => other !== name).join(", ")}`,
        input: value,
      });
  };

const namesModel = goTogether(["LLM_PROVIDER", "LLM_MODEL"]);

const envSchema = variables
  .check(goTogether(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]))
  .check((payload) => {
    if (payload.value.LLM_PROVIDER !== "built-in") namesModel(payload);
  });

/** The server's environment, parsed. */
export type Env = z.output<typeof envSchema>;

/**
 * Reads the environment; the only place that does. An empty variable counts as unset.
 * Throws a `StartFault` that names every fault at once, one line each, without the values:
 * they may be secrets.
 */
export const readEnv = (
  source: Readonly<Record<string, string | undefined>> = process.env,
): Env => {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const parsed = envSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const faults = new Map(parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]));
  throw new StartFault(...[...faults].map(([name, fault]) => `${name} ${fault}.`));
};
