import { createContext, useContext, useEffect } from "react";
import type { Track, trackedPages } from "./events.ts";

const TelemetryContext = createContext<Track>(() => undefined);

/** Gives the screens below a way to tell of events. */
export const TelemetryProvider = TelemetryContext;

/** Tells of an event. Outside of a provider nothing is told. */
export const useTrack = (): Track => useContext(TelemetryContext);

/** Tells once that a screen was opened. */
export const useTrackPage = (page: (typeof trackedPages)[number]): void => {
  const track = useTrack();
  useEffect(() => track("page_viewed", { page }), [track, page]);
};
