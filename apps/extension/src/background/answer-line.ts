import type { z } from "zod";
import type { Line } from "../platform/messaging.ts";

/** What an answer on a line is given besides its request. */
export interface LineParts<News> {
  /** Aborts when the page's end of the line is gone. */
  readonly signal: AbortSignal;
  /** Tells the page something; nothing once it is gone. */
  readonly tell: (news: News) => void;
}

/** Answers the first request on a line, and no other. */
export const answerFirst = <Schema extends z.ZodType, News>(
  line: Line,
  schema: Schema,
  act: (request: z.output<Schema>, parts: LineParts<News>) => Promise<void>,
): void => {
  const gone = new AbortController();
  let isAsked = false;
  line.onEnd(() => gone.abort());
  const tell = (news: News) => {
    if (!gone.signal.aborted) line.send(news);
  };
  line.hear((message) => {
    const request = schema.safeParse(message);
    if (!request.success || isAsked) return;
    isAsked = true;
    void act(request.data, { signal: gone.signal, tell });
  });
};
