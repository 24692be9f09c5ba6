import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { findChromium } from "../tools/find-chromium.ts";
import { startProduct } from "./support/product.ts";

const run = promisify(execFile);

/** Run by npx when it is asked for: too large to install with everything else. */
const lighthousePackage = "lighthouse@13.5.0";
const runsOfPage = 3;
const usualPaths = [
  "/landing",
  "/pricing",
  "/blog/how-to-write-better-ai-prompts",
  "/ats-resume-bullet-enhancer",
];

const scoreSchema = z.object({ score: z.number() });
const auditSchema = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    "best-practices": scoreSchema,
    seo: scoreSchema,
  }),
  audits: z.object({
    "first-contentful-paint": auditSchema,
    "largest-contentful-paint": auditSchema,
    "total-blocking-time": auditSchema,
    "cumulative-layout-shift": auditSchema,
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) }),
        ),
      }),
    }),
  }),
});
type Report = z.output<typeof reportSchema>;

const measures: Readonly<Record<string, (report: Report) => number>> = {
  performance: ({ categories }) => categories.performance.score * 100,
  accessibility: ({ categories }) => categories.accessibility.score * 100,
  "best practices": ({ categories }) => categories["best-practices"].score * 100,
  SEO: ({ categories }) => categories.seo.score * 100,
  "FCP ms": ({ audits }) => audits["first-contentful-paint"].numericValue,
  "LCP ms": ({ audits }) => audits["largest-contentful-paint"].numericValue,
  "TBT ms": ({ audits }) => audits["total-blocking-time"].numericValue,
  CLS: ({ audits }) => audits["cumulative-layout-shift"].numericValue,
  "script kB": ({ audits }) =>
    audits["network-requests"].details.items
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One visit of a page on a simulated slow phone, Lighthouse's own preset. */
const measure = async (address: string): Promise<Report> => {
  const { stdout } = await run(
    "npx",
    [
      "-y",
      lighthousePackage,
      address,
      "--quiet",
      "--output=json",
      "--only-categories=performance,accessibility,best-practices,seo",
      "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? "" },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return reportSchema.parse(JSON.parse(stdout));
};

/** A visit that the browser failed to record is made again, a few times. */
const measureSurely = async (address: string, chances = 4): Promise<Report> => {
  try {
    return await measure(address);
  } catch (error) {
    if (chances <= 1) throw error;
    console.log(`  (a visit of ${address} was not recorded)`);
    return measureSurely(address, chances - 1);
  }
};

const printMedians = async (address: string): Promise<void> => {
  const reports: Report[] = [];
  for (let index = 0; index < runsOfPage; index++) reports.push(await measureSurely(address));
  console.log(`\n${new URL(address).pathname}, median of ${runsOfPage} (all)`);
  for (const [name, read] of Object.entries(measures)) {
    const values = reports.map((report) => Math.round(read(report) * 1000) / 1000);
    console.log(`  ${name.padEnd(16)} ${median(values)} (${values.join(", ")})`);
  }
};

const product = await startProduct();
const named = process.argv.slice(2);
try {
  for (const path of named.length > 0 ? named : usualPaths)
    await printMedians(`${product.address}${path}`);
} finally {
  await product.stop();
  await product.removeData();
}
