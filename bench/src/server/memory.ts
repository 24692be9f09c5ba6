import { readFileSync } from "node:fs";

/** Resident memory of a process in MB, as Linux tells it; NaN elsewhere. */
export const memoryOf = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
};
