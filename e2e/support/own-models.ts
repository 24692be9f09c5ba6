import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { openOwnPage } from "./own-page.ts";

const line = (content: string, done: boolean) =>
  `${JSON.stringify({ message: { role: "assistant", content }, done })}\n`;

/**
 * A server on this computer that speaks the protocol of Ollama: streams the beginning of an answer,
 * and the rest when it is told to. It refuses extensions until that is changed, as Ollama does.
 */
export const startOllama = async () => {
  const asked: string[] = [];
  const origins: (string | undefined)[] = [];
  const waiting = new Set<ServerResponse>();
  let answer = { begins: "", ends: "" };
  let hungUp = 0;
  let refusesExtensions = false;
  const server = createServer((request, response) => {
    const { origin } = request.headers;
    origins.push(origin);
    if (refusesExtensions && origin?.startsWith("chrome-extension:")) {
      response.writeHead(403).end();
      return;
    }
    if (request.url === "/api/tags") {
      response.end(JSON.stringify({ models: [{ name: "tiny:1b" }, { name: "zebra:7b" }] }));
      return;
    }
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      if (request.url !== "/api/chat") {
        response.end("{}");
        return;
      }
      asked.push(body);
      response.on("close", () => {
        waiting.delete(response);
        if (!response.writableEnded) hungUp += 1;
      });
      response.writeHead(200, { "Content-Type": "application/x-ndjson" });
      if (body.includes("find out what the assistant would") || body.includes("one word: ready")) {
        response.end(line(body.includes("one word") ? "ready" : '{"questions":[]}', true));
        return;
      }
      response.write(line(answer.begins, false));
      waiting.add(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    /** The origin each request named. */
    origins,
    hungUp: () => hungUp,
    willSay: (begins: string, ends: string) => {
      answer = { begins, ends };
    },
    refuseExtensions: () => {
      refusesExtensions = true;
    },
    finish: () => {
      for (const response of waiting) response.end(line(answer.ends, false) + line("", true));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Enters an address of models on the options page, and looks what is there. */
export const findModels = async (
  context: BrowserContext,
  extensionId: string,
  address: string,
): Promise<Page> => {
  const options = await openOwnPage(context, extensionId, "options");
  await options.getByLabel("Address", { exact: true }).fill(address);
  await options.getByRole("button", { name: "Find models" }).click();
  return options;
};

/** Connects the first model at an address. */
export const connectModel = async (
  context: BrowserContext,
  extensionId: string,
  address: string,
): Promise<Page> => {
  const options = await findModels(context, extensionId, address);
  await options.getByRole("button", { name: "Use this model" }).click();
  return options;
};
