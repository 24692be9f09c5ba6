/** The colours a quality label can have. */
export type LabelTone = "green" | "blue" | "yellow" | "orange" | "neutral";

const labels = [
  [50, "Exceptional", "green"],
  [35, "Great", "blue"],
  [25, "Good", "yellow"],
  [15, "Better", "orange"],
] as const satisfies readonly (readonly [number, string, LabelTone])[];

/** The label of a gain, enhanced minus original score (APP-6). */
export const qualityLabel = (
  gain: number,
): { readonly label: string; readonly tone: LabelTone } => {
  const found = labels.find(([from]) => gain >= from);
  return found ? { label: found[1], tone: found[2] } : { label: "Minimal", tone: "neutral" };
};
