import { describe, expect, it } from "vitest";
import { createMemory } from "../testing/memory.ts";
import { intentOf, keepIntent, takeIntent } from "./signup-intent.ts";

describe("source and plan of links into /signup (accounts.md §2)", () => {
  it.each([
    ["source=non_chrome_install_hero", { source: "non_chrome_install_hero", plan: null }],
    ["source=landing_cta&plan=pro", { source: "landing_cta", plan: "pro" }],
    ["source=pet-landing", { source: "pet-landing", plan: null }],
    ["source=elsewhere&plan=gold", { source: "other", plan: null }],
    ["", { source: null, plan: null }],
  ])("%s", (query, intent) => {
    expect(intentOf(new URLSearchParams(query))).toEqual(intent);
  });

  it("are carried along, and taken once", () => {
    const storage = createMemory();
    keepIntent({ source: "landing_cta", plan: "pro" }, storage);
    expect(takeIntent(storage)).toEqual({ source: "landing_cta", plan: "pro" });
    expect(takeIntent(storage).plan).toBeNull();
  });

  it("are none when what is stored is nonsense", () => {
    expect(takeIntent(createMemory({ signup_intent: "{" })).plan).toBeNull();
    expect(takeIntent(createMemory({ signup_intent: "7" })).plan).toBeNull();
  });
});
