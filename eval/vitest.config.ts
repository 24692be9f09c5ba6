import { defineProject } from "vitest/config";

export default defineProject({ test: { name: "eval", include: ["src/**/*.test.ts"] } });
