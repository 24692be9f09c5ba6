import type { User } from "@whetstone/api-client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { freeUser } from "../testing/answers.ts";
import { longDay } from "./long-day.ts";
import { PlanFacts } from "./plan-card.tsx";
import { planCardState, planCardTitle } from "./plan-state.ts";

const facts = (fields: Partial<User>): string =>
  renderToStaticMarkup(<PlanFacts user={{ ...freeUser, ...fields }} />).replace(/<[^>]*>/g, "");

const pro: Partial<User> = {
  accessLevel: "pro",
  usesRemaining: 1_000_000,
  subscriptionStatus: "active",
  subscriptionCurrentPeriodEnd: "2026-03-17T00:00:00.000Z",
};

describe("plan card (APP-24)", () => {
  it("shows free users their remaining uses and when they are back to 15", () => {
    expect(facts({ usesRemaining: 9 })).toContain("9 uses remaining");
    expect(facts({})).toContain(`Back to 15 on ${longDay("2026-02-01T00:00:00.000Z")}.`);
    expect(facts({})).toContain("$5 per month");
  });

  it("is headed 'Upgrade to Pro' with a warning at 5 or fewer uses", () => {
    const low = { ...freeUser, usesRemaining: 5 };
    expect(planCardTitle(planCardState(low))).toBe("Upgrade to Pro");
    expect(facts(low)).toContain("You have only 5 free enhancements left this month.");
    expect(facts({ usesRemaining: 0 })).toContain("no free enhancements left");
  });

  it("is not at 6", () => {
    const enough = { ...freeUser, usesRemaining: 6 };
    expect(planCardTitle(planCardState(enough))).toBe("Plan and billing");
    expect(facts(enough)).not.toContain("only 6");
  });

  it("shows Pro users when it renews", () => {
    expect(facts(pro)).toContain("Unlimited uses");
    expect(facts(pro)).toContain(`renews on ${longDay("2026-03-17T00:00:00.000Z")}`);
  });

  it("shows 'Pro until' the period's end once it is being cancelled", () => {
    const text = facts({ ...pro, subscriptionStatus: "active_canceling" });
    expect(text).toContain(`Pro until ${longDay("2026-03-17T00:00:00.000Z")}`);
    expect(text).not.toContain("renews");
  });

  it("shows who waits the position", () => {
    const waiting = { accessLevel: "waitlist", usesRemaining: 0, waitlistPosition: 7 } as const;
    expect(facts(waiting)).toContain("waitlist at position 7");
  });
});
