import { openBrowser } from "./support/browser.ts";
import { createPerson, openDashboard } from "./support/person.ts";
import { startProduct } from "./support/product.ts";
import { serveHosts } from "./support/serve-hosts.ts";

/** The page of each host that a person would meet first. */
const firstPages = [
  "https://chatgpt.com/",
  "https://claude.ai/new",
  "https://gemini.google.com/app",
  "https://grok.com/",
];

const product = await startProduct();
const hosts = await serveHosts();
const { context } = await openBrowser(hosts.resolverRules, {
  headless: process.env.DEMO_HEADLESS === "1",
  language: null,
});
const person = await createPerson(product, "demo");
const [web] = context.pages();
await openDashboard(web ?? (await context.newPage()), product, person);
for (const url of firstPages) {
  const page = await context.newPage();
  await page.goto(url);
}
console.log(`The web app is at ${product.address}; ${person.email} is logged in.`);
console.log(
  "The chat pages are copies on this machine: nothing leaves it. Close the browser to end.",
);

const closed = new Promise<void>((resolve) => context.once("close", () => resolve()));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => console.log("Closing"));
await closed;
await hosts.close();
await product.stop();
await product.removeData();
