import { Hono } from "hono";
import type { Ledger } from "./ledger.ts";
import {
  presentCharge,
  presentCheckout,
  presentCustomer,
  presentError,
  presentList,
  presentPortal,
  presentSubscription,
  price,
} from "./present.ts";
import { type SandboxParts, type Shelves, sandboxPath } from "./sandbox.ts";

const form = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await request.text());

const missing = (what: string) =>
  Response.json(presentError(`No such ${what}`, "resource_missing"), { status: 404 });

/** What the routes of the API work on. */
interface Desk extends Shelves, Pick<SandboxParts, "database"> {
  readonly api: Hono;
  readonly ledger: Ledger;
  /** Where the sandbox shows its pages. */
  readonly pages: string;
}

const serveCustomers = ({ api, database, customers }: Desk): void => {
  const findByKey = async (key: string) => {
    if (key === "") return undefined;
    const rows = await database.db
      .selectFrom("sandboxObject")
      .select("id")
      .where("kind", "=", "customer")
      .where("data", "like", `%${JSON.stringify(key)}%`)
      .executeTakeFirst();
    return rows && customers.find(rows.id);
  };

  api.post("/customers", async ({ req }) => {
    const fields = await form(req.raw);
    const idempotencyKey = req.header("Idempotency-Key") ?? "";
    const made =
      (await findByKey(idempotencyKey)) ??
      (await customers.add(undefined, {
        email: fields.get("email") ?? "",
        userId: fields.get("metadata[userId]") ?? "",
        idempotencyKey,
      }));
    return Response.json(presentCustomer(made));
  });

  api.delete("/customers/:id", async ({ req }) => {
    const customer = await customers.find(req.param("id"));
    if (!customer) return missing("customer");
    await database.db.deleteFrom("sandboxObject").where("customerId", "=", customer.id).execute();
    return Response.json({ id: customer.id, object: "customer", deleted: true });
  });
};

const serveCheckouts = ({ api, customers, checkouts, pages }: Desk): void => {
  api.post("/checkout/sessions", async ({ req }) => {
    const fields = await form(req.raw);
    const customer = await customers.find(fields.get("customer") ?? "");
    if (!customer) return missing("customer");
    const checkout = await checkouts.add(customer.id, {
      customer: customer.id,
      status: "open",
      userId: fields.get("client_reference_id") ?? "",
      trialDays: Number(fields.get("subscription_data[trial_period_days]") ?? 0),
      successUrl: fields.get("success_url") ?? "",
      cancelUrl: fields.get("cancel_url") ?? "",
      subscription: null,
    });
    return Response.json(presentCheckout(checkout, pages));
  });

  api.get("/checkout/sessions", async ({ req }) => {
    const all = await checkouts.listOf(req.query("customer") ?? "");
    const wanted = req.query("status");
    const found = all.filter(({ status }) => wanted === undefined || status === wanted);
    return Response.json(presentList(found.map((checkout) => presentCheckout(checkout, pages))));
  });

  api.get("/checkout/sessions/:id", async ({ req }) => {
    const checkout = await checkouts.find(req.param("id"));
    return checkout ? Response.json(presentCheckout(checkout, pages)) : missing("checkout.session");
  });

  api.post("/checkout/sessions/:id/expire", async ({ req }) => {
    const checkout = await checkouts.find(req.param("id"));
    if (!checkout) return missing("checkout.session");
    const expired =
      checkout.status === "open" && (await checkouts.change(checkout, { status: "expired" }));
    return expired
      ? Response.json(presentCheckout(expired, pages))
      : Response.json(presentError("This checkout is no longer open", "not_open"), { status: 400 });
  });
};

const serveSubscriptions = ({ api, database, customers, subscriptions, ledger }: Desk): void => {
  api.get("/subscriptions", async ({ req }) => {
    const customer = await customers.find(req.query("customer") ?? "");
    if (!customer) return missing("customer");
    return Response.json(presentList((await ledger.listOf(customer.id)).map(presentSubscription)));
  });

  api.delete("/subscriptions/:id", async ({ req }) => {
    const subscription = await subscriptions.find(req.param("id"));
    if (!subscription) return missing("subscription");
    return Response.json(presentSubscription(await ledger.cancel(subscription)));
  });

  api.get("/charges/:id", async ({ req }) => {
    const payment = req.param("id").replace("ch_", "pi_");
    const rows = await database.db
      .selectFrom("sandboxObject")
      .select("customerId")
      .where("kind", "=", "subscription")
      .where("data", "like", `%"${payment}"%`)
      .executeTakeFirst();
    return rows ? Response.json(presentCharge(rows.customerId, payment, false)) : missing("charge");
  });
};

const servePortal = ({ api, customers, portals, pages }: Desk): void => {
  api.post("/billing_portal/sessions", async ({ req }) => {
    const fields = await form(req.raw);
    const customer = await customers.find(fields.get("customer") ?? "");
    if (!customer) return missing("customer");
    const returnUrl = fields.get("return_url") ?? "";
    const portal = await portals.add(customer.id, { customer: customer.id, returnUrl });
    return Response.json(presentPortal(portal, pages));
  });
};

/** The part of the card provider's API that the server uses, in its own words. */
export const createSandboxApi = (parts: SandboxParts, shelves: Shelves, ledger: Ledger): Hono => {
  const { database, publicUrl } = parts;
  const api = new Hono().basePath("/v1");
  const desk: Desk = { ...shelves, api, database, ledger, pages: `${publicUrl}${sandboxPath}` };
  serveCustomers(desk);
  api.get("/prices", () => Response.json(presentList([price])));
  serveCheckouts(desk);
  servePortal(desk);
  serveSubscriptions(desk);
  api.notFound(() => Response.json(presentError("Not in the sandbox", "unknown"), { status: 404 }));
  return api;
};
