import { productName, proPricePerMonth } from "@whetstone/api-client/contract";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import type { AppEnv } from "../http/request-context.ts";
import type { Ledger } from "./ledger.ts";
import type { Checkout, Portal, Stored, Subscription } from "./objects.ts";
import type { Shelves } from "./sandbox.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;background:#f5f4f1;color:#1c1b19;margin:0;padding:3rem 1rem}
main{max-width:28rem;margin:auto;background:#fff;padding:2rem;border-radius:.75rem;border:1px solid #dedbd5}
h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:.5rem 0}form{margin-top:.75rem}
button{font:inherit;width:100%;padding:.75rem;border:1px solid #b4481e;border-radius:.5rem;background:#b4481e;color:#fff;cursor:pointer}
button.quiet{background:#fff;color:#1c1b19;border-color:#8a857c}a{color:#8f3712}
.note{background:#f5f4f1;padding:.5rem .75rem;border-radius:.5rem;font-size:.875rem}`;

type Body = ReturnType<typeof html>;

const page = (title: string, body: Body): Body => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
<p class="note">Billing sandbox: no card is asked for, no money moves.</p>
${body}</main></body></html>`;

const action = (name: string, label: string, quiet = true): Body =>
  html`<form method="post"><button name="action" value="${name}" class="${quiet ? "quiet" : ""}">${label}</button></form>`;

const price = `$${proPricePerMonth}.00`;

const checkoutPage = ({ cancelUrl, trialDays }: Stored<Checkout>): Body =>
  page(
    `${productName} Pro`,
    html`<p>${price} a month${trialDays > 0 ? `, after ${trialDays} days for nothing` : ""}.</p>
${action("pay", trialDays > 0 ? "Start trial" : `Pay ${price}`, false)}
<p><a href="${cancelUrl}">Back without paying</a></p>`,
  );

const actionsOf = ({ status, cancelAtPeriodEnd, cardWorks }: Stored<Subscription>): Body[] => {
  if (status === "canceled") return [];
  return [
    cancelAtPeriodEnd
      ? action("reactivate", "Keep the subscription", false)
      : action("cancel", "Cancel at the end of the period"),
    status === "past_due" ? action("settle", "Pay what is due", false) : html``,
    cardWorks
      ? action("decline", "Let the next payment fail")
      : action("accept", "Repair the card"),
    action("refund", "Refund the last payment"),
    action("dispute", "Dispute the last payment"),
  ];
};

const portalPage = (
  { returnUrl }: Stored<Portal>,
  subscription: Stored<Subscription> | undefined,
): Body =>
  page(
    "Billing",
    html`${
      subscription
        ? html`<p>Pro, ${price} a month: <strong>${subscription.status.replace("_", " ")}</strong>${
            subscription.cancelAtPeriodEnd ? ", ends" : ", renews"
          } on ${new Date(subscription.periodEnd).toUTCString()}.</p>${actionsOf(subscription)}`
        : html`<p>There is no subscription.</p>`
    }<p><a href="${returnUrl}">Back to ${productName}</a></p>`,
  );

const notFound = page("Not found", html`<p>This page does not exist or is no longer open.</p>`);

const tooLarge = page("Too large", html`<p>This page takes no more than its own form.</p>`);

const unannounced = page("Length required", html`<p>Send the form with its length.</p>`);

/** A form of these pages holds the name of one button. */
const maxFormBytes = 1_000;

/** The hosted pages of the sandbox: the checkout, and the portal with everything that can happen later. */
export const createSandboxPages = (
  { checkouts, portals }: Shelves,
  ledger: Ledger,
): Hono<AppEnv> => {
  const pages = new Hono<AppEnv>();
  // Hono's limit makes a new request where no length is announced, which the server's own can't be.
  pages.use(async (context, next) =>
    context.req.header("Transfer-Encoding") === undefined ? next() : context.html(unannounced, 411),
  );
  pages.use(
    bodyLimit({ maxSize: maxFormBytes, onError: (context) => context.html(tooLarge, 413) }),
  );
  const chosen = async ({ req }: Context<AppEnv>) => {
    const { action: name } = await req.parseBody();
    return name;
  };
  const openCheckout = async (id: string) => {
    const checkout = await checkouts.find(id);
    return checkout?.status === "open" ? checkout : undefined;
  };

  const act = async (subscription: Stored<Subscription>, name: unknown): Promise<void> => {
    if (subscription.status === "canceled") return;
    if (name === "cancel") await ledger.change(subscription, { cancelAtPeriodEnd: true });
    if (name === "reactivate") await ledger.change(subscription, { cancelAtPeriodEnd: false });
    if (name === "decline") await ledger.change(subscription, { cardWorks: false });
    if (name === "accept") await ledger.change(subscription, { cardWorks: true });
    if (name === "settle") await ledger.change(subscription, { cardWorks: true, status: "active" });
    if (name === "refund" || name === "dispute") await ledger.takeBack(subscription, name);
  };

  pages.get("/checkout/:id", async (context) => {
    const checkout = await openCheckout(context.req.param("id"));
    return checkout ? context.html(checkoutPage(checkout)) : context.html(notFound, 404);
  });

  pages.post("/checkout/:id", async (context) => {
    const checkout = await openCheckout(context.req.param("id"));
    if (!checkout) return context.html(notFound, 404);
    if ((await chosen(context)) !== "pay") return context.redirect(checkout.cancelUrl, 303);
    await ledger.pay(checkout);
    return context.redirect(checkout.successUrl.replace("{CHECKOUT_SESSION_ID}", checkout.id), 303);
  });

  pages.get("/portal/:id", async (context) => {
    const portal = await portals.find(context.req.param("id"));
    if (!portal) return context.html(notFound, 404);
    const [subscription] = await ledger.listOf(portal.customer);
    return context.html(portalPage(portal, subscription));
  });

  pages.post("/portal/:id", async (context) => {
    const portal = await portals.find(context.req.param("id"));
    if (!portal) return context.html(notFound, 404);
    const [subscription] = await ledger.listOf(portal.customer);
    if (subscription) await act(subscription, await chosen(context));
    return context.redirect(context.req.path, 303);
  });
  return pages;
};
