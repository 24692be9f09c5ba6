import { type Track, telemetryEvents } from "./events.ts";

/** Takes events to an analytics service. */
export type Sink = (event: string, properties: Readonly<Record<string, unknown>>) => void;

export interface TelemetryParts {
  /** Starts the service; `null` when none is configured. */
  readonly startSink: (() => Promise<Sink>) | null;
  /** Calls back when the page is idle (site.md §4, "Deferred telemetry start"). */
  readonly whenIdle: (callback: () => void) => void;
}

/**
 * Events go nowhere without a configured service. With one, they wait until it has started,
 * when the page is idle; what an event may not carry is left out with the whole event. A service
 * that fails to start is given up silently (site.md §8).
 */
export const createTelemetry = ({ startSink, whenIdle }: TelemetryParts): Track => {
  if (!startSink) return () => undefined;
  let waiting: [string, Record<string, unknown>][] = [];
  let sink: Sink | null = null;
  let given = false;

  const giveUp = () => {
    given = true;
    waiting = [];
  };
  const start = async () => {
    sink = await startSink();
    for (const [event, properties] of waiting) sink(event, properties);
    waiting = [];
  };
  whenIdle(() => void start().catch(giveUp));

  return (event, properties) => {
    const parsed = telemetryEvents[event].safeParse(properties);
    if (!parsed.success || given) return;
    if (sink) sink(event, parsed.data);
    else waiting.push([event, parsed.data]);
  };
};
