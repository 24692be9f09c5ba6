import { type Line, openLine } from "../platform/messaging.ts";

/** The browser stops a worker that hears nothing for half a minute, in milliseconds. */
const stayAwakeMs = 20_000;

/** From the page, now and then: the browser must not stop the worker while it waits. */
const stayAwake = { type: "stay-awake" } as const;

interface Asked<Answer> {
  /** Name of the line. */
  readonly name: string;
  readonly request: object;
  /** What a message brings: the answer, or null for a piece on the way to it. */
  readonly take: (message: unknown) => Answer | null;
  /** The answer where the worker was stopped, or the person went away. */
  readonly ended: (why: "interrupted" | "aborted") => Answer;
  readonly signal?: AbortSignal | undefined;
}

const listen = <Answer>(line: Line, { take, ended, signal }: Asked<Answer>): Promise<Answer> =>
  new Promise((resolve) => {
    const awake = setInterval(() => line.send(stayAwake), stayAwakeMs);
    const end = (answer: Answer) => {
      clearInterval(awake);
      signal?.removeEventListener("abort", abort);
      line.close();
      resolve(answer);
    };
    const abort = () => end(ended("aborted"));
    line.hear((message) => {
      const answer = take(message);
      if (answer !== null) end(answer);
    });
    line.onEnd(() => end(ended("interrupted")));
    signal?.addEventListener("abort", abort);
  });

/**
 * Asks the worker on a line of its own, which it answers little by little. The line's end, by a stop
 * of the worker, ends it; an abort closes the line, and the worker ends what it does.
 */
export const askOnLine = async <Answer>(asked: Asked<Answer>): Promise<Answer> => {
  if (asked.signal?.aborted) return asked.ended("aborted");
  try {
    const line = openLine(asked.name);
    const answer = listen(line, asked);
    line.send(asked.request);
    return await answer;
  } catch {
    return asked.ended("interrupted");
  }
};
