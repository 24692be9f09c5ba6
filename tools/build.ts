import { runCommand } from "./run-command.ts";

/** Builds what changed since the last build; answers the exit code. */
export const buildChanged = (): Promise<number> =>
  runCommand("turbo", ["run", "build", "--output-logs=errors-only", "--ui=stream"], {
    quiet: true,
    env: { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
