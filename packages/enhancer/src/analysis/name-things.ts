import type { Span } from "../types.ts";
import { type Analysis, actionsIn } from "./analysis.ts";

/**
 * A prompt without the actions and greetings that are part of a name: nobody studies in "study
 * schedule for finals", nor thanks in "thank you note". A plan that is named is planned all the
 * same, by its whole name.
 */
export function withoutNamedActions(analysis: Analysis): Analysis {
  const things = analysis.cues.get("things") ?? [];
  if (things.length === 0) return analysis;
  const nameOf = (span: Span) =>
    things.find((thing) => thing.start <= span.start && thing.end >= span.end);
  const cues = new Map(
    Array.from(analysis.cues, ([key, spans]) => {
      if (key === "action:plan") return [key, spans.map((span) => nameOf(span) ?? span)];
      const isSaid = key === "greetings" || key.startsWith("action:");
      return [key, isSaid ? spans.filter((span) => !nameOf(span)) : spans];
    }),
  );
  return { ...analysis, cues, actions: actionsIn(cues, analysis.prose) };
}
