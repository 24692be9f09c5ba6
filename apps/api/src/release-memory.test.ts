import { getHeapStatistics } from "node:v8";
import { expect, it } from "vitest";
import { releaseMemory } from "./release-memory.ts";

it("gives the pages of garbage back to the system", async () => {
  let garbage: string[] | null = Array.from({ length: 400_000 }, (_, index) => `line ${index}`);
  const full = getHeapStatistics().total_heap_size;
  expect(garbage.length).toBe(400_000);
  garbage = null;
  await releaseMemory();
  expect(getHeapStatistics().total_heap_size).toBeLessThan(full);
});
