// Not named main.ts: the build would take it for the worker.
import scorePath from "../live-score/live-score.ts?script&module";
import type { LoadedScore, ScoreDoor } from "../live-score/score-door.ts";
import { contentRuntime } from "../platform/content-runtime.ts";

interface ScoreModule {
  createLiveScore(door: ScoreDoor): LoadedScore;
}

/** Loads the live score: after the first pause in typing, or when its menu is asked for. */
export const loadScore = async (door: ScoreDoor): Promise<LoadedScore> => {
  const address = contentRuntime().getURL(scorePath);
  const score: ScoreModule = await import(/* @vite-ignore */ address);
  return score.createLiveScore(door);
};
