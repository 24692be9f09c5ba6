import { defineProject } from "vitest/config";

export default defineProject({
  test: { name: "auth-session", include: ["src/**/*.test.{ts,tsx}"] },
});
