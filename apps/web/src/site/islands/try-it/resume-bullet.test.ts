import { describe, expect, it } from "vitest";
import { sharpenBullet } from "./resume-bullet.ts";

const withoutPlaceholders = (text: string): string =>
  text.replace(/(?:, )?(?:using|across|by|which led to)? ?\[[^\]]+\]/g, "").trim();

describe("a résumé bullet (site.md §1: Action, Tools, Scope, Metric, Impact)", () => {
  it("gets a visible placeholder for everything it doesn't say", () => {
    const { text, found } = sharpenBullet("Responsible for social media accounts");
    expect(text).toBe(
      "[action verb: what you did] social media accounts, using [tools or methods], across [scope: team, users, budget], by [metric: how much, how fast], which led to [impact: what it changed]",
    );
    expect(Object.values(found)).toEqual([null, null, null, null, null]);
  });

  it("keeps what it says, and adds nothing where nothing is missing", () => {
    const bullet =
      "Cut checkout latency by 38% using Redis across 12 services, saving support 9 hours a week";
    const { text, found } = sharpenBullet(bullet);
    expect(text).toBe(bullet);
    expect(found).toMatchObject({ action: "Cut", metric: "by 38% using Redis across 12 services" });
    expect(Object.values(found)).not.toContain(null);
  });

  it.each([
    "Led 4 engineers",
    "• Worked on dashboards in Tableau.",
    "Managed a team and improved sales",
    "Helped with onboarding for 200 new hires",
  ])("invents no fact: %s", (bullet) => {
    const own = withoutPlaceholders(sharpenBullet(bullet).text);
    for (const word of own.split(/[\s,]+/).filter(Boolean)) expect(bullet).toContain(word);
  });

  it("takes a number of people for scope, not for a metric", () => {
    expect(sharpenBullet("Trained support staff for 12 shops").found).toMatchObject({
      scope: "for 12 shops",
      metric: null,
    });
  });

  it("sees each part where it stands, however it is said", () => {
    expect(sharpenBullet("Responsible for 12 stores").found).toMatchObject({ scope: "12 stores" });
    expect(sharpenBullet("Cut page load time from 4.2 s to 1.3 s").found).toMatchObject({
      scope: null,
      metric: "from 4.2 s to 1.3 s",
    });
    expect(
      sharpenBullet("Taught 30 pupils using Geogebra, raising pass rates by 12%").found,
    ).toMatchObject({ tools: "using Geogebra", scope: "30 pupils", metric: "by 12%" });
    expect(sharpenBullet("Built dashboards in Looker for the finance team").found.tools).toBe(
      "in Looker",
    );
  });
});
