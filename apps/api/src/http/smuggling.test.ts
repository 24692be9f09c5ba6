import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { type Listener, listen } from "../listen.ts";
import { type OpenWorld, onSqlite } from "../testing/on-each-database.ts";

const listeners: Listener[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.drain(0)));
});

const serve = async (open: OpenWorld): Promise<number> => {
  const { parts } = await open();
  const listener = await listen("127.0.0.1", 0);
  listeners.push(listener);
  const app = createApp(parts);
  listener.serve((incoming, bindings) => app.fetch(incoming, bindings));
  return listener.port;
};

/** Everything a server sends back to these bytes, until it closes the connection. */
const exchange = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => resolve(answer));
    socket.on("close", () => resolve(answer));
  });

const smuggled = "GET /api/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

onSqlite("request smuggling", (open) => {
  it.each([
    ["both lengths", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["two lengths", "Content-Length: 0\r\nContent-Length: 60\r\n\r\n"],
    ["a length with a sign", "Content-Length: +5\r\n\r\nhello"],
    ["an unknown encoding", "Transfer-Encoding: xchunked\r\n\r\n"],
    ["a space before the colon", "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n"],
    ["a folded header", "X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n"],
    ["a bare line feed in a header", "X-A: b\nTransfer-Encoding: chunked\r\n\r\n"],
    ["NUL in a header", "X-A: b\0\r\n\r\n"],
  ])("is refused: %s", async (_what, headers) => {
    const port = await serve(open);
    const start = "POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const answer = await exchange(port, `${start}${headers}${smuggled}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain('"ready"');
  });

  const sent = (path: string, type: string, body: string): string =>
    [
      `POST ${path} HTTP/1.1`,
      "Host: x",
      `Content-Type: ${type}`,
      "Transfer-Encoding: chunked",
      "Connection: close",
      "",
      `${body.length.toString(16)}\r\n${body}`,
      "0\r\n\r\n",
    ].join("\r\n");

  it("a body whose length is not announced is read, up to the limit", async () => {
    const port = await serve(open);
    const login = JSON.stringify({
      action: "login",
      email: "a@example.com",
      password: "wrong one",
    });
    expect(await exchange(port, sent("/api/auth", "application/json", login))).toMatch(
      /^HTTP\/1\.1 401 /,
    );
    const large = JSON.stringify({ action: "login", email: "a".repeat(300_000) });
    expect(await exchange(port, sent("/api/auth", "application/json", large))).toMatch(
      /^HTTP\/1\.1 413 /,
    );
  });
});
