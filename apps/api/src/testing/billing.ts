import type { SignedEvent } from "../billing/open-billing.ts";
import type { TestWorld } from "./create-test-world.ts";
import { dataOf } from "./expect-result.ts";
import type { SignedUp } from "./sign-up.ts";

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Presses a button of a hosted page; answers where the browser goes then. */
export const press = async (world: TestWorld, url: string, action: string): Promise<string> => {
  const answer = await world.request(pathOf(url), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ action }),
  });
  const location = answer.headers.get("Location");
  if (location === null) throw new Error(`${action} on ${url} answered ${answer.status}`);
  return location;
};

/** The address of a checkout for Pro. */
export const openCheckout = async ({ client }: Pick<SignedUp, "client">): Promise<string> =>
  dataOf(await client.createCheckout({ lookup_key: "pro_monthly" })).url;

/** Pays in the hosted checkout, without coming back to the server. */
export const pay = async (world: TestWorld, person: Pick<SignedUp, "client">): Promise<string> => {
  const back = await press(world, await openCheckout(person), "pay");
  await world.settled();
  return back;
};

/** Presses a button of the hosted portal. */
export const pressInPortal = async (
  world: TestWorld,
  { client }: Pick<SignedUp, "client">,
  action: string,
): Promise<void> => {
  await press(world, dataOf(await client.createPortal({})).url, action);
  await world.settled();
};

/** Sends an event to the webhook as the card provider does. */
export const sendEvent = (world: TestWorld, { body, signature }: SignedEvent): Promise<Response> =>
  world.request("/api/stripe/webhook", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
    body,
  });

/** Follows the browser back to the server. */
export const goBack = (world: TestWorld, url: string): Promise<Response> =>
  world.request(pathOf(url));

/** Waits until a moment (ISO 8601), and signs in again: sessions don't outlive a period. */
export const waitUntil = async (
  world: TestWorld,
  { email, password, ...person }: SignedUp,
  moment: string | number,
): Promise<SignedUp> => {
  await world.settled();
  world.clock.set(moment);
  const { user, sessionToken: token } = dataOf(await world.client.login({ email, password }));
  await world.settled();
  return { ...person, email, password, user, token, client: world.clientFor(token) };
};
