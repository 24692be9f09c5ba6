import { describe, expect, it } from "vitest";
import { gainBetween, growthText, signed, sortedShares } from "../figures/figures.ts";
import { qualityLabel } from "./quality-label.ts";
import { welcomeName } from "./welcome-name.ts";

describe("welcome line (APP-1)", () => {
  it("takes the first name", () => {
    expect(welcomeName({ firstName: " Ada ", email: "x@example.com" })).toBe("Ada");
  });

  it("takes the capitalised part of the address before the @ without a first name", () => {
    expect(welcomeName({ firstName: "", email: "grace.hopper@example.com" })).toBe("Grace.hopper");
  });
});

describe("quality label (APP-6)", () => {
  it.each([
    [50, "Exceptional"],
    [49, "Great"],
    [35, "Great"],
    [34, "Good"],
    [25, "Good"],
    [24, "Better"],
    [15, "Better"],
    [14, "Minimal"],
    [-3, "Minimal"],
  ])("a gain of %d is %s", (gain, label) => {
    expect(qualityLabel(gain).label).toBe(label);
  });
});

describe("figures (APP-2, APP-4)", () => {
  it("shows an improvement with a + prefix", () => {
    expect([signed(23), signed(0), signed(-4)]).toEqual(["+23", "+0", "−4"]);
  });

  it("takes nothing for the gain where a score is missing", () => {
    expect([gainBetween(40, 70), gainBetween(null, 70), gainBetween(40, null)]).toEqual([
      30,
      null,
      null,
    ]);
  });

  it("says how this week compares to last week", () => {
    const text = (weekOverWeekGrowth: number, last: number, now: number, total = 40) =>
      growthText({
        weekOverWeekGrowth,
        lastWeekEnhancements: last,
        thisWeekEnhancements: now,
        totalEnhancements: total,
      });
    expect([text(50, 10, 15), text(0, 4, 4), text(-20, 10, 8), text(0, 0, 0)]).toEqual([
      "+50% from last week",
      "Same as last week",
      "−20% from last week",
      "Same as last week",
    ]);
    expect([text(100, 0, 3, 3), text(100, 0, 3)]).toEqual(["Your first week", "None last week"]);
  });

  it("sorts platforms and styles by count descending, without the unused ones", () => {
    const shares = sortedShares(["chatgpt", "claude", "gemini"], {
      chatgpt: 1,
      gemini: 4,
      claude: 0,
    });
    expect(shares).toEqual([
      { name: "gemini", count: 4 },
      { name: "chatgpt", count: 1 },
    ]);
  });
});
