import { describe, expect, it } from "vitest";
import { freeUser } from "../testing/answers.ts";
import { createMemory } from "../testing/memory.ts";
import { resetText, usedText } from "../upgrade/upgrade-texts.ts";
import { isRunningLow, takeAutoUpgrade } from "./auto-upgrade.ts";

describe("upgrade modal opening by itself (APP-18)", () => {
  it.each([
    ["free", 5, true],
    ["free", 0, true],
    ["free", 6, false],
    ["user", 5, true],
    ["tester", 5, true],
    ["pro", 0, false],
    ["waitlist", 0, false],
  ] as const)("%s with %d uses: %s", (accessLevel, usesRemaining, opens) => {
    expect(isRunningLow({ accessLevel, usesRemaining })).toBe(opens);
  });

  it("happens once in a visit, and again in the next", () => {
    const visit = createMemory();
    const low = { ...freeUser, usesRemaining: 5 };
    expect([takeAutoUpgrade(low, visit), takeAutoUpgrade(low, visit)]).toEqual([true, false]);
    expect(takeAutoUpgrade(low, createMemory())).toBe(true);
  });

  it("is not used up by a visit with enough uses left", () => {
    const visit = createMemory();
    expect(takeAutoUpgrade({ ...freeUser, usesRemaining: 6 }, visit)).toBe(false);
    expect(takeAutoUpgrade({ ...freeUser, usesRemaining: 5 }, visit)).toBe(true);
  });
});

describe("upgrade modal (APP-17)", () => {
  it("says that all 15 are used with 0 left", () => {
    expect(usedText({ accessLevel: "free", usesRemaining: 0 })).toBe(
      "You've used all 15 free enhancements this month",
    );
  });

  it("says how many of 15 are used with 1 to 5 left", () => {
    expect(usedText({ accessLevel: "free", usesRemaining: 4 })).toBe(
      "You've used 11 of 15 free enhancements this month",
    );
  });

  it("shows the next reset as short month and day, or 'soon'", () => {
    const now = Date.parse("2026-01-20T12:00:00Z");
    expect(resetText("2026-02-01T00:00:00.000Z", now, "en-US")).toBe("Feb 1");
    expect(resetText("2026-01-20T00:00:00.000Z", now)).toBe("soon");
    expect(resetText("", now)).toBe("soon");
  });
});
