import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.ts",
  outputDir: "results",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  reporter: "list",
  // A machine with two cores may stall for seconds; how quick things are, benchmarks tell.
  expect: { timeout: 15_000 },
  use: { actionTimeout: 30_000 },
});
