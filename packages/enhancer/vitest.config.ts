import { defineProject } from "vitest/config";

/** Whole tables of cases are one test each, and the first one compiles what it needs. */
export default defineProject({
  test: {
    name: "enhancer",
    include: ["src/**/*.test.{ts,tsx}"],
    // What one file compiled the next one needs too; nothing of it changes.
    isolate: false,
    testTimeout: 60_000,
  },
});
