import { afterEach, expect, it, vi } from "vitest";

const assets = { fonts: [], styles: [], scripts: [] };

const built = async (storeUrl: string): Promise<ReadonlyMap<string, string>> => {
  vi.resetModules();
  vi.stubEnv("VITE_STORE_URL", storeUrl);
  const { renderSite } = await import("./render-site.tsx");
  return new Map(renderSite(assets, new Date(0)).map(({ path, text }) => [path, text]));
};

afterEach(() => vi.unstubAllEnvs());

const address = /site-origin\.invalid\/extension[<)]/;

it("sitemap and llms.txt leave /extension out where it only redirects", {
  timeout: 30_000,
}, async () => {
  const [without, withStore] = [await built(""), await built("https://store.example/listing")];
  expect(withStore.get("site.json")).toContain("https://store.example/listing");
  for (const file of ["sitemap.xml", "llms.txt"]) {
    expect(without.get(file)).toMatch(address);
    expect(withStore.get(file)).not.toMatch(address);
  }
});
