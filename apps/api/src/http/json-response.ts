/**
 * Data as a JSON answer. Made by the constructor, not by `Response.json`: the listener writes what
 * comes from it without a web stream, which makes small calls a third quicker.
 */
export const jsonResponse = (
  data: unknown,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(data), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });
