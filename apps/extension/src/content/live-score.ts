import type { LoadedScore, ScoreDoor } from "../live-score/score-door.ts";
import { hearPauses } from "./typing-pauses.ts";

/**
 * The live score of a page: loads nothing until it is needed, and nothing at all while off. What
 * is typed before it is known whether it is on is scored as soon as it is.
 */
export const followScore = (
  door: ScoreDoor,
  loadScore: (door: ScoreDoor) => Promise<LoadedScore>,
  page: Document,
) => {
  let loaded: Promise<LoadedScore> | null = null;
  let isOn = false;
  let isMissed = false;
  let pauses: AbortController | null = null;
  const load = () => {
    loaded ??= loadScore(door);
    return loaded;
  };
  const forget = () => {
    loaded = null;
  };
  const update = () => {
    isMissed = !isOn;
    if (isMissed || !door.findEditor()) return;
    load().then((score) => score.update(), forget);
  };
  const hear = () => {
    pauses = new AbortController();
    hearPauses(page, update, AbortSignal.any([pauses.signal, door.signal]));
  };
  hear();
  return {
    glance: () => {
      if (isOn) loaded?.then((score) => score.glance(), forget);
    },
    openMenu: () => void load().then((score) => score.openMenu(), forget),
    setOn: (on: boolean, slash: boolean) => {
      isOn = on;
      if (slash) load();
      loaded?.then((score) => score.setOn(on, slash), forget);
      if (on) {
        if (!pauses) hear();
        else if (isMissed) update();
      } else {
        pauses?.abort();
        pauses = null;
      }
    },
  };
};
