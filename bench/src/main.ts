import type { BrowserContext } from "@playwright/test";
import { openBrowser, useServer } from "../../e2e/support/browser.ts";
import { startProduct } from "../../e2e/support/product.ts";
import { serveHosts } from "../../e2e/support/serve-hosts.ts";
import { measureEnhancing } from "./enhancing.ts";
import { measureTyping, measureUpdates } from "./page-cost.ts";
import { describeSpread, quantile } from "./spread.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Rounds of the comparison; each side takes its turn, so that a busy machine hurts both. */
const rounds = 3;

const comparePage = async (alone: BrowserContext, extended: BrowserContext): Promise<void> => {
  const typing = { alone: [] as number[], extended: [] as number[] };
  const updates = { alone: [] as number[], extended: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    typing.alone.push(...(await measureTyping(alone, false)));
    typing.extended.push(...(await measureTyping(extended, true)));
    updates.alone.push(await measureUpdates(alone, false));
    updates.extended.push(await measureUpdates(extended, true));
  }
  const added = quantile(typing.extended, 0.95) - quantile(typing.alone, 0.95);
  print("\nA key in a draft of 50,000 characters (goal: less than 1 ms added at p95)");
  print(`  page alone      ${describeSpread(typing.alone)}`);
  print(`  with extension  ${describeSpread(typing.extended)}`);
  print(`  added at p95    ${added.toFixed(2)} ms`);
  const ratio = quantile(updates.extended, 0.5) / quantile(updates.alone, 0.5);
  print("\nScript time of 500 streaming updates on 17,000 nodes (goal: 1.3 times the page alone)");
  print(`  page alone      ${describeSpread(updates.alone)}`);
  print(`  with extension  ${describeSpread(updates.extended)}`);
  print(`  ratio           ${ratio.toFixed(2)}`);
};

const hosts = await serveHosts();
const product = await startProduct({ ANONYMOUS_ENHANCEMENTS_PER_DAY: "100000" });
const alone = await openBrowser(hosts.resolverRules, { withExtension: false });
const extended = await openBrowser(hosts.resolverRules);
const { context } = extended;
await useServer(context, product.address);

await comparePage(alone.context, context);
const times = await measureEnhancing(context, 8);
print("\nClick to shown result with the built-in engine (goal: median below 150 ms)");
print(`  first on a page ${describeSpread(times.first)}`);
print(`  after that      ${describeSpread(times.clickToResult)}`);
print("\nInsertion of 6,000 characters, read back (goal: median below 250 ms)");
print(`  ${describeSpread(times.insertion)}`);

await extended.close();
await alone.close();
await product.stop();
await product.removeData();
await hosts.close();
