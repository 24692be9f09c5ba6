import { readFileSync } from "node:fs";

/** How often the commands above are looked for, in milliseconds. */
const lookMs = 500;

interface Ancestor {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const readAncestor = (pid: number): Ancestor | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return { pid, parent: Number(/^PPid:\t(\d+)$/m.exec(status)?.[1] ?? 0), command };
  } catch {
    return null;
  }
};

/** The package manager's processes, and the shells between them. */
const startCommand = /pnpm|npx|npm|tools\/start/;

/** The package manager's processes above this one, nearest first; none where `/proc` is not. */
const packageManagers = (): Ancestor[] => {
  const found: Ancestor[] = [];
  let ancestor = readAncestor(process.ppid);
  while (ancestor && startCommand.test(ancestor.command)) {
    found.push(ancestor);
    ancestor = readAncestor(ancestor.parent);
  }
  return found;
};

/**
 * Ends this process like SIGTERM does when the command that started it is gone: npx and pnpm do
 * not pass signals on, and a server nobody started must not keep the port.
 */
export const endWithAncestors = (): void => {
  const above = packageManagers();
  const timer = setInterval(() => {
    const isWhole = above.every(({ pid, parent }) => readAncestor(pid)?.parent === parent);
    if (isWhole) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookMs);
  timer.unref();
};
