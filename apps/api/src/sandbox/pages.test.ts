import { expect, it } from "vitest";
import { openCheckout, pay } from "../testing/billing.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";

const megabyte = 1_000_000;

/** A body of 300 MB in chunks, which tells how many of them were read. */
const hugeBody = () => {
  const chunk = new Uint8Array(megabyte).fill(0x61);
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 1;
      if (read > 300) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { stream, read: () => read };
};

onSqlite("the pages of the billing sandbox", (open) => {
  it("take no more than a form", async () => {
    const world = await open();
    const person = await world.signUp();
    await pay(world, person);
    const portal = dataOf(await person.client.createPortal({})).url;
    const checkout = await openCheckout(await world.signUp({ email: "bob@example.com" }));
    for (const page of [checkout, portal])
      for (const announced of [{}, { "Content-Length": String(300 * megabyte) }]) {
        const { stream, read } = hugeBody();
        const headers = { "Content-Type": "application/x-www-form-urlencoded", ...announced };
        const init = { method: "POST", headers, body: stream, duplex: "half" as const };
        const response = await world.request(new URL(page).pathname, init);
        expect(response.status).toBe(413);
        expect(read()).toBeLessThan(5);
      }
    expect(world.log.filter((line) => line.includes("request failed"))).toEqual([]);
  });

  it("take no form whose length is not announced", async () => {
    const world = await open();
    const checkout = await openCheckout(await world.signUp());
    const response = await world.request(new URL(checkout).pathname, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Transfer-Encoding": "chunked",
      },
      body: "action=pay",
    });
    expect(response.status).toBe(411);
  });
});
