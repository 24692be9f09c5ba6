import { defineProject } from "vitest/config";

export default defineProject({
  // Some of them build whole pages: on a busy machine that takes a while.
  test: { name: "web", include: ["{src,prerender}/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
