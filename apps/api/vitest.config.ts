import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "api",
    include: ["src/**/*.test.{ts,tsx}"],
    globalSetup: ["src/testing/global-setup.ts"],
    // Tests share nothing but modules, and loading those for every file takes longer than the tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
