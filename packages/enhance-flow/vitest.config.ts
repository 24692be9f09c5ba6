import { defineProject } from "vitest/config";

export default defineProject({
  test: { name: "enhance-flow", include: ["src/**/*.test.{ts,tsx}"] },
});
