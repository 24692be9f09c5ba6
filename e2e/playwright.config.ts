import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.ts",
  outputDir: "results",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  reporter: "list",
  use: { actionTimeout: 30_000 },
});
