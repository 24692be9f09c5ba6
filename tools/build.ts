import { runCommand } from "./run-command.ts";

const build = (...filters: readonly string[]): Promise<number> =>
  runCommand("turbo", ["run", "build", "--output-logs=errors-only", "--ui=stream", ...filters], {
    quiet: true,
    env: { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });

/** Builds what changed of the product since the last build; answers the exit code. */
export const buildChanged = (): Promise<number> => build("--filter=!@whetstone/gallery");

/** Builds what changed of the product and of the gallery; answers the exit code. */
export const buildAllChanged = (): Promise<number> => build();
