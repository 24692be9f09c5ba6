import { describe, expect, it } from "vitest";
import {
  type BrowserModelDoor,
  type BrowserModelScript,
  installBrowserModel,
} from "../testing/index.ts";
import { createBrowserModel } from "./browser-model.ts";

declare const browserModelDoor: BrowserModelDoor;

const open = (script: Partial<BrowserModelScript> = {}) => {
  installBrowserModel({ pieces: ["One ", "two"], ...script });
  return createBrowserModel(LanguageModel);
};
const call = (changes: object = {}) => ({
  system: "rules",
  examples: [{ role: "user" as const, content: "example" }],
  messages: [{ role: "user" as const, content: "draft" }],
  language: "en",
  signal: new AbortController().signal,
  ...changes,
});
const heard = () => {
  const told: string[] = [];
  return { told, listen: (text: string) => void told.push(text) };
};

describe("the browser's model", () => {
  it("tells everything written so far, piece by piece", async () => {
    const { told, listen } = heard();
    expect(await open().write(call(), listen)).toBe("One two");
    expect(told).toEqual(["One ", "One two"]);
  });

  it("keeps one warm session, and throws away the copy each draft gets", async () => {
    const model = open();
    await model.write(call(), heard().listen);
    await model.write(call({ messages: [{ role: "user", content: "another" }] }), heard().listen);
    expect(browserModelDoor.made).toBe(3);
    expect(browserModelDoor.open).toBe(1);
    expect(browserModelDoor.asked[1]).not.toContain("draft");
    await model.write(call({ system: "other rules" }), heard().listen);
    expect(browserModelDoor.open).toBe(1);
  });

  it("begins no download for a draft (EXT-27)", async () => {
    await expect(open({ availability: "downloadable" }).write(call())).rejects.toMatchObject({
      kind: "not-ready",
    });
    expect(browserModelDoor.made).toBe(0);
  });

  it("says of a language it does not know that it is the language", async () => {
    await expect(open().write(call({ language: "ko" }))).rejects.toMatchObject({
      kind: "language",
    });
  });

  it("refuses a draft that does not fit, before it is cut", async () => {
    const long = { messages: [{ role: "user", content: "word ".repeat(9_000) }] };
    await expect(open().write(call(long))).rejects.toMatchObject({ kind: "too-long" });
  });

  it.each([
    ["NotAllowedError", "not-ready"],
    ["NotSupportedError", "language"],
    ["QuotaExceededError", "too-long"],
    ["NetworkError", "not-ready"],
    ["AbortError", "interrupted"],
    ["UnknownError", "failing"],
  ])("names %s", async (promptFails, kind) => {
    await expect(open({ promptFails }).write(call(), heard().listen)).rejects.toMatchObject({
      kind,
    });
    expect(browserModelDoor.open).toBe(1);
  });

  it("begins again after a session could not be made", async () => {
    const model = open({ createFails: "NetworkError" });
    await expect(model.write(call())).rejects.toMatchObject({ kind: "not-ready" });
    browserModelDoor.script = { ...browserModelDoor.script, createFails: null, says: "made" };
    expect(await model.write(call())).toBe("made");
  });

  it("ends a text with the signal, and lets the copy go", async () => {
    const model = open({ holds: true });
    const stop = new AbortController();
    const run = model.write(call({ signal: stop.signal }), () => stop.abort());
    await expect(run).rejects.toMatchObject({ name: "AbortError" });
    expect(browserModelDoor.open).toBe(1);
  });

  it.each(["availability", "create", "clone"] as const)(
    "ends with the signal where %s never answers, and begins anew",
    async (hangs) => {
      const model = open({ hangs, says: "made" });
      const stopped = model.write(call({ signal: AbortSignal.timeout(20) }));
      await expect(stopped).rejects.toMatchObject({ name: "TimeoutError" });
      browserModelDoor.script = { ...browserModelDoor.script, hangs: null };
      expect(await model.write(call())).toBe("made");
      expect(browserModelDoor.open).toBe(1);
    },
  );

  it("makes no session for a draft that was stopped, and goes on for the one beside it", async () => {
    const model = open({ says: "made" });
    const stop = new AbortController();
    const first = model.write(call({ signal: stop.signal }));
    const second = model.write(call());
    stop.abort();
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    expect(await second).toBe("made");
    const alone = new AbortController();
    const only = open().write(call({ signal: alone.signal }));
    setTimeout(() => alone.abort());
    await expect(only).rejects.toMatchObject({ name: "AbortError" });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(browserModelDoor.open).toBe(0);
  });

  it("keeps a session for texts and one for what has a shape, at the same time", async () => {
    const model = open({ says: "{}" });
    const asking = call({
      system: "rules of asking",
      shape: { type: "object" as const, properties: {} },
    });
    for (const _ of [1, 2, 3])
      expect(await Promise.all([model.write(asking), model.write(call(), heard().listen)])).toEqual(
        ["{}", "One two"],
      );
    expect(browserModelDoor.made - browserModelDoor.copies).toBe(2);
    expect(browserModelDoor.open).toBe(2);
  });

  it("lets a session go only once nobody copies it", async () => {
    const model = open({ says: "made" });
    const drafts = ["rules", "other rules", "rules"].map((system) => model.write(call({ system })));
    expect(await Promise.all(drafts)).toEqual(["made", "made", "made"]);
    expect(browserModelDoor.open).toBe(1);
  });

  it("makes another session where the one it kept was lost", async () => {
    const model = open({ says: "made" });
    await model.write(call());
    browserModelDoor.lose();
    await expect(model.write(call())).rejects.toMatchObject({ kind: "interrupted" });
    expect(await model.write(call())).toBe("made");
  });

  it("tells how much of a download is there", async () => {
    const { told, listen } = heard();
    const model = open({ availability: "downloadable", download: [0, 0.5, 1] });
    await model.download((share) => listen(`${share}`));
    expect(told).toEqual(["0", "0.5", "1"]);
    expect(await model.availability("en")).toBe("available");
    expect(browserModelDoor.open).toBe(0);
  });
});
