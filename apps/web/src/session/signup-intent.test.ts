import { describe, expect, it } from "vitest";
import { createMemory } from "../testing/memory.ts";
import { forgetIntent, intentOf, keepIntent, readIntent } from "./signup-intent.ts";

describe("source and plan of links into /signup (AUTH-15)", () => {
  it.each([
    ["source=non_chrome_install_hero", { source: "non_chrome_install_hero", plan: null }],
    ["source=landing_cta&plan=pro", { source: "landing_cta", plan: "pro" }],
    ["source=pet-landing", { source: "pet-landing", plan: null }],
    ["source=elsewhere&plan=gold", { source: "other", plan: null }],
    ["", { source: null, plan: null }],
  ])("%s", (query, intent) => {
    expect(intentOf(new URLSearchParams(query))).toEqual(intent);
  });

  it("are carried along until they are forgotten", () => {
    const storage = createMemory();
    keepIntent({ source: "landing_cta", plan: "pro" }, storage);
    expect(readIntent(storage)).toEqual({ source: "landing_cta", plan: "pro" });
    forgetIntent(storage);
    expect(readIntent(storage)).toEqual({ source: null, plan: null });
  });

  it("are none when what is stored is nonsense", () => {
    expect(readIntent(createMemory({ signup_intent: "{" })).plan).toBeNull();
    expect(readIntent(createMemory({ signup_intent: "7" })).plan).toBeNull();
  });
});
