import type { z } from "zod";

/** Events by their name, each with the schema of what it may carry. */
export type EventSchemas = Readonly<Record<string, z.ZodType<Record<string, unknown>>>>;

/** Tells of an event; never throws, never waits. */
export type TrackOf<Events extends EventSchemas> = <Event extends keyof Events & string>(
  event: Event,
  properties: z.input<Events[Event]>,
) => void;

/** Takes events to an analytics service. */
export type Sink = (event: string, properties: Readonly<Record<string, unknown>>) => void;

export interface TelemetryParts<Events extends EventSchemas> {
  readonly events: Events;
  /** Starts the service; `null` when none is configured. */
  readonly startSink: (() => Promise<Sink>) | null;
  /** Calls back when the page is idle (TELE-2). */
  readonly whenIdle: (callback: () => void) => void;
}

/**
 * Events go nowhere without a configured service. With one, they wait until it has started,
 * when the page is idle; what an event may not carry is left out with the whole event. A service
 * that fails to start is given up silently (TELE-3).
 */
export const createTelemetry = <Events extends EventSchemas>({
  events,
  startSink,
  whenIdle,
}: TelemetryParts<Events>): TrackOf<Events> => {
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
    const parsed = events[event]?.safeParse(properties);
    if (!parsed?.success || given) return;
    if (sink) sink(event, parsed.data);
    else waiting.push([event, parsed.data]);
  };
};
