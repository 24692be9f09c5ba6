/** What is remembered on this device of questions that were skipped (ENH-12). */
export interface SkippedAsks {
  /** How many times in a row the questions of each kind of request were skipped. */
  read(): Promise<Readonly<Record<string, number>>>;
  /** Notes that the questions of a kind of request were skipped once more, or answered. */
  note(ask: string, isSkipped: boolean): Promise<void>;
}

/** Who skipped the questions of a kind of request so often in a row is not asked them again. */
const mostSkips = 3;

/** Whether to leave a person alone with the questions of a kind of request. */
export const isTiredOf = (
  ask: string | null | undefined,
  skips: Readonly<Record<string, number>>,
): boolean => typeof ask === "string" && (skips[ask] ?? 0) >= mostSkips;

/** What is remembered once questions were skipped or answered: the storages write this. */
export const withNote = (
  skips: Readonly<Record<string, number>>,
  ask: string,
  isSkipped: boolean,
): Record<string, number> => {
  const { [ask]: before = 0, ...others } = skips;
  return isSkipped ? { ...others, [ask]: Math.min(before + 1, mostSkips) } : others;
};
