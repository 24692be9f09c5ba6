import { defineProject } from "vitest/config";

export default defineProject({
  test: { name: "engines", include: ["src/**/*.test.ts"] },
});
