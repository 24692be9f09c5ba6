/** More of a draft than this is not read, in characters: its beginning tells what it asks for. */
export const longestScored = 4_000;

/** Why a score stands where it does, in words. */
export interface LiveReason {
  readonly kind: "gain" | "gap";
  readonly text: string;
  /** The language of the prompt where the words are in that, BCP 47. */
  readonly lang?: string;
}

/** How many reasons of each kind have room beside a draft: the weightiest. */
const mostReasons = 3;

/** The score of a draft as it is shown, 0 to 100, with what would raise it first. */
export interface LiveScore {
  readonly total: number;
  readonly reasons: readonly LiveReason[];
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof value === "object" && value ? value : {}));

const reasonOf = (value: unknown): LiveReason[] => {
  const fields = fieldsOf(value);
  const [text, lang] = [fields.get("text"), fields.get("lang")];
  if (typeof text !== "string") return [];
  const kind = fields.get("kind") === "gain" ? "gain" : "gap";
  return [{ kind, text, ...(typeof lang === "string" ? { lang } : {}) }];
};

/**
 * Takes the worker's answer; null where there is no score to show. The script on the page has no
 * room for a schema.
 */
export const liveScoreOf = (answer: unknown): LiveScore | null => {
  const fields = fieldsOf(answer);
  const [total, reasons] = [fields.get("total"), fields.get("reasons")];
  if (typeof total !== "number") return null;
  const all = Array.isArray(reasons) ? reasons.flatMap(reasonOf) : [];
  const of = (kind: LiveReason["kind"]) =>
    all.filter((reason) => reason.kind === kind).slice(0, mostReasons);
  return { total, reasons: [...of("gap"), ...of("gain")] };
};
