import {
  type Endpoint,
  endpoints,
  errorBodySchema,
  outsideEndpoints,
  statusOfCode,
} from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { pay } from "../testing/billing.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { failingEngine } from "../testing/engines.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { type OpenWorld, onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { endpointNames } from "../testing/raw-requests.ts";
import { sampleRequests } from "../testing/sample-requests.ts";

/** Brings a call to one of its errors; answers the code. */
type Provoke = (open: OpenWorld) => Promise<string>;

const email = "ada@example.com";
const password = "correct horse";
const lookup_key = "pro_monthly" as const;

const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

const registered = async (world: TestWorld) => {
  const ada = { email, password, firstName: "Ada", lastName: "Lovelace" };
  const userId = dataOf(await world.client.register(ada)).user.id;
  return { userId, code: await world.mailbox.lastCode(email) };
};

const resetCode = async (world: TestWorld) => {
  await world.signUp({ email });
  dataOf(await world.client.requestPasswordReset({ email }));
  return world.mailbox.lastCode(email);
};

const raw = async (world: TestWorld, path: string, init: RequestInit = {}) => {
  const response = await world.request(path, init);
  const { code } = errorBodySchema.parse(await response.json());
  expect(response.status).toBe(statusOfCode(code));
  return code;
};

const unsignedEvent = { method: "POST", body: "{}", headers: { "Stripe-Signature": "t=1,v1=0" } };

/** One way into every error that a call of the contract names, by call and code. */
const provocations: Readonly<Record<string, Readonly<Record<string, Provoke>>>> = {
  login: {
    invalid_credentials: async (open) =>
      codeOf(await (await open()).client.login({ email, password })),
    email_not_confirmed: async (open) => {
      const world = await open();
      await registered(world);
      return codeOf(await world.client.login({ email, password }));
    },
  },
  confirmEmail: {
    invalid_code: async (open) => {
      const world = await open();
      const { userId, code } = await registered(world);
      return codeOf(await world.client.confirmEmail({ userId, confirmationCode: otherThan(code) }));
    },
    code_expired: async (open) => {
      const world = await open();
      const { userId, code } = await registered(world);
      world.clock.advance(11 * minute);
      return codeOf(await world.client.confirmEmail({ userId, confirmationCode: code }));
    },
  },
  confirmPasswordReset: {
    invalid_code: async (open) => {
      const world = await open();
      const code = otherThan(await resetCode(world));
      const input = { email, resetCode: code, newPassword: password };
      return codeOf(await world.client.confirmPasswordReset(input));
    },
    code_expired: async (open) => {
      const world = await open();
      const code = await resetCode(world);
      world.clock.advance(11 * minute);
      const input = { email, resetCode: code, newPassword: password };
      return codeOf(await world.client.confirmPasswordReset(input));
    },
  },
  magicLink: {
    link_expired: async (open) => codeOf(await (await open()).client.magicLink({ token: "gone" })),
  },
  setupPassword: {
    conflict: async (open) => {
      const { client } = await (await open()).signUp({ email });
      return codeOf(await client.setupPassword({ email, password }));
    },
  },
  changePassword: {
    invalid_credentials: async (open) => {
      const { client } = await (await open()).signUp();
      return codeOf(
        await client.changePassword({ currentPassword: "not hers", newPassword: password }),
      );
    },
  },
  enhancePrompt: {
    quota_exceeded: async (open) => {
      const { client } = await (await open()).signUp({ used: 15 });
      return codeOf(await client.enhancePrompt({ prompt }));
    },
    waitlisted: async (open) => {
      const { client } = await (await open()).signUp({ accessLevel: "waitlist" });
      return codeOf(await client.enhancePrompt({ prompt }));
    },
    requires_pro: async (open) => {
      const { client } = await (await open()).signUp();
      return codeOf(await client.enhancePrompt({ prompt, enhancementLevel: "expert" }));
    },
    conflict: async (open) => {
      const { client } = await (await open()).signUp();
      const options = { idempotencyKey: "one" };
      dataOf(await client.enhancePrompt({ prompt }, options));
      return codeOf(await client.enhancePrompt({ prompt: "another" }, options));
    },
    engine_unavailable: async (open) => {
      const { client } = await (await open({ engine: failingEngine })).signUp();
      return codeOf(await client.enhancePrompt({ prompt }));
    },
  },
  dashboardStats: {
    requires_pro: async (open) => {
      const { client } = await (await open()).signUp();
      return codeOf(await client.dashboardStats({ days: "90" }));
    },
  },
  createCheckout: {
    waitlisted: async (open) => {
      const { client } = await (await open()).signUp({ accessLevel: "waitlist" });
      return codeOf(await client.createCheckout({ lookup_key }));
    },
    conflict: async (open) => {
      const world = await open();
      const person = await world.signUp();
      await pay(world, person);
      return codeOf(await person.client.createCheckout({ lookup_key }));
    },
  },
  createPortal: {
    not_found: async (open) => {
      const { client } = await (await open()).signUp();
      return codeOf(await client.createPortal({}));
    },
  },
  promote: {
    not_found: async (open) => {
      const world = await open();
      return codeOf(await world.client.promote({ email, newAccessLevel: "free" }, world.admin));
    },
    conflict: async (open) => {
      const world = await open();
      await world.signUp({ email, accessLevel: "pro" });
      return codeOf(await world.client.promote({ email, newAccessLevel: "tester" }, world.admin));
    },
  },
  demote: {
    not_found: async (open) => {
      const world = await open();
      return codeOf(await world.client.demote({ email }, world.admin));
    },
    conflict: async (open) => {
      const world = await open();
      await world.signUp({ email, accessLevel: "pro" });
      return codeOf(await world.client.demote({ email }, world.admin));
    },
  },
  historyCsv: {
    requires_pro: async (open) => {
      const { client } = await (await open()).signUp();
      return codeOf(await client.historyCsv(undefined));
    },
  },
  revokeSession: {
    not_found: async (open) => {
      const { client } = await (await open()).signUp();
      return codeOf(await client.revokeSession({ id: "another" }));
    },
  },
  googleRedirect: {
    not_supported: async (open) => raw(await open(), "/api/auth-google?action=redirect"),
  },
  stripeWebhook: {
    invalid_signature: async (open) => raw(await open(), "/api/stripe/webhook", unsignedEvent),
    not_supported: async (open) => {
      const env = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_API_BASE: "http://127.0.0.1:9" };
      return raw(await open({ env }), "/api/stripe/webhook", unsignedEvent);
    },
  },
};

const everyCall: Readonly<Record<string, Endpoint>> = { ...endpoints, ...outsideEndpoints };

/** What every call of one kind of access answers to a stranger. */
const strangerCodes: readonly string[] = ["unauthorized", "invalid_admin_key"];

const documented = Object.entries(everyCall).flatMap(([name, { errors }]) =>
  errors
    .filter((code) => !strangerCodes.includes(code))
    .map((code): [string, string] => [name, code]),
);

onEachDatabase("documented errors", (open) => {
  it.each(documented)("%s answers %s", async (name, code) => {
    const provoke = provocations[name]?.[code];
    if (!provoke) throw new Error(`Say in \`provocations\` how ${name} comes to ${code}`);
    expect(await provoke(open)).toBe(code);
  });

  it("strangers get the documented refusal of every call that has one (API-2)", async () => {
    const world = await open();
    for (const name of endpointNames) {
      const refusal = endpoints[name].errors.find((code) => strangerCodes.includes(code));
      if (!refusal) continue;
      const result = await sampleRequests[name](world.client, { email, userId: "nobody" });
      expect([name, codeOf(result)]).toEqual([name, refusal]);
    }
  });
});
