import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "tools", "eval"],
    reporters: ["default"],
    // One core is left idle otherwise, which on a machine with two is half of it.
    maxWorkers: "100%",
  },
});
