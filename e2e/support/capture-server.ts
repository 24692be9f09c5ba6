import { createServer, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";

export interface CapturedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isEvent = (value: unknown): value is CapturedEvent =>
  isRecord(value) && typeof value.event === "string" && isRecord(value.properties);

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const textOf = (body: Buffer): string => {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString();
  const form = new URLSearchParams(body.toString()).get("data");
  return form === null ? body.toString() : Buffer.from(form, "base64").toString();
};

/** Recordings hold compressed texts within; this opens them too. */
const opened = (value: unknown): unknown => {
  if (typeof value === "string")
    return value.startsWith("\u001f\u008b")
      ? gunzipSync(Buffer.from(value, "latin1")).toString()
      : value;
  if (Array.isArray(value)) return value.map(opened);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, opened(inner)]));
};

const eventsOf = (text: string): CapturedEvent[] => {
  if (!/^[[{]/.test(text)) return [];
  const parsed: unknown = JSON.parse(text);
  const list = isRecord(parsed) && Array.isArray(parsed.batch) ? parsed.batch : parsed;
  return (Array.isArray(list) ? list : [list]).filter(isEvent);
};

/** Stands in for the services of analytics and error reports: takes what browsers send, and keeps it. */
export const startCaptureServer = async () => {
  const events: CapturedEvent[] = [];
  const bodies: string[] = [];
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const text = textOf(await readBody(request));
    if (request.url?.includes("/envelope/")) reports.push(text);
    else if (/^[[{]/.test(text)) bodies.push(JSON.stringify(opened(JSON.parse(text))));
    else if (text !== "") bodies.push(text);
    if (!request.url?.includes("/envelope/")) events.push(...eventsOf(text));
    response.writeHead(200, {
      "Access-Control-Allow-Origin": request.headers.origin ?? "*",
      "Access-Control-Allow-Credentials": "true",
      "Access-Control-Allow-Headers": "*, Content-Type",
      "Content-Type": "application/json",
    });
    response.end(
      JSON.stringify({ status: 1, featureFlags: {}, sessionRecording: { endpoint: "/s/" } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port was given");
  return {
    url: `http://127.0.0.1:${address.port}`,
    events,
    /** Everything that was sent, decoded. */
    bodies,
    /** Error reports, as they came. */
    reports,
    close: () => server.close(),
  };
};
