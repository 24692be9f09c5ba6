import { ModelFault, type ModelFaultKind } from "./model-fault.ts";

/** How a server of models is asked over HTTP. */
export interface HttpCall {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: object;
  readonly signal: AbortSignal;
}

/** How much of a refusal is read, in characters. */
const longestRefusal = 4_000;

const byStatus: Readonly<Record<number, ModelFaultKind>> = {
  401: "wrong-key",
  402: "no-credit",
  404: "no-such-model",
  413: "too-long",
  429: "busy",
  503: "busy",
};

/** What a refusal means: servers say more in its text than by its status. */
export const kindOfRefusal = (status: number, text: string): ModelFaultKind => {
  if (status === 403) return text === "" ? "refused-origin" : "wrong-key";
  if (status === 400 && /api[ _-]?key/i.test(text)) return "wrong-key";
  if (/insufficient_quota|credit balance/i.test(text)) return "no-credit";
  if (status === 400 && /context[ _](?:length|window|size)|too (?:long|many tokens)/i.test(text))
    return "too-long";
  if (status === 400 && /model\b.*\b(?:not found|not exist|not loaded)/i.test(text))
    return "no-such-model";
  return byStatus[status] ?? "failing";
};

/** A refusal inside of an answer has no status of its own; this one says nothing but that. */
export const refusedInside = 400;

/** A line holds a few letters of the answer; what is longer than this has no end, in characters. */
export const longestLine = 1_000_000;

/**
 * Asks, and answers the response of a server that said yes. Throws a `ModelFault` for all else, and
 * what the signal says once it aborted. A redirect is no answer: a key goes to one address only.
 */
export const askHttp = async ({ url, headers = {}, body, signal }: HttpCall): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: body ? { "Content-Type": "application/json", ...headers } : headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      credentials: "omit",
      redirect: "error",
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new ModelFault("unreachable");
  }
  if (response.ok) return response;
  const text = await response.text().catch(() => "");
  throw new ModelFault(kindOfRefusal(response.status, text.slice(0, longestRefusal)));
};

/** The JSON of a response. */
export const jsonOf = async (response: Response, signal: AbortSignal): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    signal.throwIfAborted();
    throw new ModelFault("unintelligible");
  }
};

/** Every piece of a stream as it comes, until nobody takes more; a line that is cut is a fault. */
export async function* piecesOf<Piece>(
  stream: ReadableStream<Piece>,
  signal: AbortSignal,
): AsyncGenerator<Piece, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ModelFault ? error : new ModelFault("broken-off");
  } finally {
    // Whoever stops reading wants no more of it; what is over already can't be cancelled.
    void reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
