import { createServer, type IncomingMessage } from "node:http";

/** What a bare server answers with; each is asked as `bench/src/server/calls.ts` asks ours. */
export interface BareCalls {
  /** Who a token is of. */
  readonly identify: (token: string) => Promise<object | undefined> | object | undefined;
  readonly dashboard: (userId: string) => Promise<object> | object;
  readonly enhance: (userId: string, prompt: string) => Promise<object> | object;
}

const hour = 3_600_000;

/** The day of a moment, `YYYY-MM-DD`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day of two weeks that end today. */
export const firstDay = (): string => dayOf(Date.now() - 14 * 24 * hour);

/** When what is written down now is of no use any more. */
export const inAnHour = (): number => Date.now() + hour;

/** An answer of the usual length: a bare server sharpens nothing. */
export const answerTo = (id: string, prompt: string): object => ({
  id,
  enhancedPrompt: `${prompt}\n\n${"Say it plainly. ".repeat(8)}`,
  engine: "built-in",
});

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const answerOf = async (calls: BareCalls, request: IncomingMessage): Promise<object> => {
  const token = request.headers.authorization?.slice("Bearer ".length).split(".")[0] ?? "";
  const user = await calls.identify(token);
  const userId = user && "id" in user ? String(user.id) : "";
  const { url = "" } = request;
  const body = request.method === "POST" ? JSON.parse(await readBody(request)) : {};
  if (url.includes("enhance")) return calls.enhance(userId, body.prompt);
  if (!url.includes("dashboard")) return { user };
  return { user, ...(await calls.dashboard(userId)) };
};

/** Serves them over nothing but `node:http` and JSON, and prints where. */
export const serveBare = (calls: BareCalls): void => {
  const server = createServer((request, response) => {
    void answerOf(calls, request).then((answer) => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(answer));
    });
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address !== null)
      process.stdout.write(`http://localhost:${address.port}\n`);
  });
};
