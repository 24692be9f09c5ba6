import { spawn } from "node:child_process";

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the output and shows it only when the command fails. */
  readonly quiet?: boolean;
}

/** Runs a command in the project's root; answers its exit code. */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: new URL("..", import.meta.url),
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    const kept: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => kept.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => kept.push(chunk));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
