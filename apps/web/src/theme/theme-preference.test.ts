import { describe, expect, it } from "vitest";
import firstPaint from "../../public/theme.js?raw";
import { storageKeys } from "../storage-keys.ts";
import { chooseTheme, readTheme, type Theme } from "./theme-preference.ts";

const runFirstPaint = new Function("localStorage", "document", firstPaint);

const createPage = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const root: { dataset: DOMStringMap } = { dataset: {} };
  const paint = () => runFirstPaint(storage, { documentElement: root });
  return { storage, root, paint };
};

describe("theme", () => {
  it.each(["system", "light", "dark"] as const)("is kept and read again: %s", (theme: Theme) => {
    const { storage, root } = createPage({ theme: "dark" });
    chooseTheme(theme, root, storage);
    expect(readTheme(() => storage)).toBe(theme);
  });

  it.each(["light", "dark"] as const)("is on the page before the first paint: %s", (theme) => {
    const before = createPage();
    chooseTheme(theme, before.root, before.storage);
    const after = createPage({ [storageKeys.theme]: theme });
    after.paint();
    expect(after.root.dataset).toEqual(before.root.dataset);
  });

  it("follows the system when nothing, or nonsense, is stored", () => {
    for (const stored of [{}, { theme: "purple" }]) {
      const { storage, root, paint } = createPage(stored);
      paint();
      expect(root.dataset).toEqual({});
      expect(readTheme(() => storage)).toBe("system");
    }
  });

  it("follows the system when storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    expect(readTheme(blocked)).toBe("system");
  });
});
