import { defineProject } from "vitest/config";

/** Whole tables of cases are one test each, and the first one compiles what it needs. */
export default defineProject({
  test: { name: "enhancer", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
