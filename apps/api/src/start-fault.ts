/** Why the server can't start, in one or more plain lines. Shown without a stack. */
export class StartFault extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "StartFault";
    this.lines = lines;
  }
}

/** What to tell the person who started the server. Never a stack. */
export const linesOf = (error: unknown): readonly string[] => {
  if (error instanceof StartFault) return error.lines;
  const message = error instanceof Error ? error.message.split("\n", 1)[0] : "unknown error";
  return [`The server can't start: ${message}`];
};
