import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { second } from "../clock.ts";
import type { Digest } from "../digest.ts";
import type { Env } from "../env.ts";
import type { Later } from "../later.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Billing } from "./billing.ts";
import type { BillingParts } from "./billing-parts.ts";
import { createBilling } from "./create-billing.ts";

const timeoutMs = 5 * second;

/** A signed event on its way from the sandbox to the server. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

export interface OpenBillingInput
  extends Pick<BillingParts, "database" | "clock" | "publicUrl" | "onFault"> {
  readonly env: Pick<
    Env,
    "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE" | "PRO_TRIAL_DAYS"
  >;
  readonly digest: Digest;
  readonly later: Later["later"];
  /** Takes the sandbox's events instead of the server; tests do. */
  readonly takeEvent?: ((event: SignedEvent) => void) | undefined;
}

const addressOf = (base: string | undefined) => {
  if (base === undefined) return {};
  const { hostname: host, port, protocol } = new URL(base);
  return {
    host,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    ...(port === "" ? {} : { port }),
  };
};

const openProvider = (input: OpenBillingInput, key: string): { billing: Billing } => {
  const { env, database, clock, publicUrl, onFault } = input;
  const stripe = new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(env.STRIPE_API_BASE),
  });
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  const trialDays = env.PRO_TRIAL_DAYS;
  const destination = "the card provider";
  return {
    billing: createBilling({
      database,
      clock,
      stripe,
      webhookSecret,
      publicUrl,
      trialDays,
      destination,
      onFault,
    }),
  };
};

/** The same code against the sandbox: its API behind the SDK, its events signed like real ones. */
const openSandbox = (input: OpenBillingInput): { billing: Billing; sandbox: Sandbox } => {
  const { env, database, clock, publicUrl, onFault, digest, later, takeEvent } = input;
  const webhookSecret = `whsec_${digest("sandbox-webhook", "")}`;
  const deliver = takeEvent
    ? async (event: SignedEvent) => takeEvent(event)
    : async ({ body, signature }: SignedEvent) =>
        later("An event of the sandbox was refused", () => billing.handleEvent(body, signature));
  const sandbox = createSandbox({
    database,
    clock,
    publicUrl,
    emit: async (type, object) => {
      const event = { id: `evt_${randomUUID()}`, object: "event", type, data: { object } };
      const body = JSON.stringify(event);
      const secret = webhookSecret;
      const signature = await stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
      });
      await deliver({ body, signature });
    },
  });
  const stripe = new Stripe(`sk_test_${digest("sandbox-key", "")}`, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const billing = createBilling({
    database,
    clock,
    stripe,
    webhookSecret,
    publicUrl,
    trialDays: env.PRO_TRIAL_DAYS,
    destination: "a sandbox; no money moves until STRIPE_SECRET_KEY is set",
    onFault,
  });
  return { billing, sandbox };
};

/** Billing over the card provider when a key is set, else over the sandbox, which then is all there is. */
export const openBilling = (
  input: OpenBillingInput,
): { readonly billing: Billing; readonly sandbox?: Sandbox } => {
  const key = input.env.STRIPE_SECRET_KEY;
  return key === undefined ? openSandbox(input) : openProvider(input, key);
};
