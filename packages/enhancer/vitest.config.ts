import { defineProject } from "vitest/config";

export default defineProject({ test: { name: "enhancer", include: ["src/**/*.test.{ts,tsx}"] } });
