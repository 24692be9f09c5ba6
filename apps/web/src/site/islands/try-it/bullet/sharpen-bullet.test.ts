import { describe, expect, it } from "vitest";
import { bulletParts } from "./bullet-parts.ts";
import { sharpenBullet } from "./sharpen-bullet.ts";

const sharpened = (bullet: string) => {
  const made = sharpenBullet(bullet);
  if (made.kind !== "sharpened") throw new Error(`"${bullet}" came out as ${made.kind}`);
  return made;
};

/** What is said of each part: its words, or why there are none. */
const partsOf = (bullet: string) => {
  const { found } = sharpened(bullet);
  return Object.fromEntries(
    bulletParts.map((part) => {
      const state = found[part];
      return [part, state.state === "found" ? state.words : state.state];
    }),
  );
};

const withoutPlaceholders = (text: string): string =>
  text.replace(/(?:, )?(?:using|across|by|which led to)? ?\[[^\]]+\]/g, "").trim();

describe("a résumé bullet (SITE-26: Action, Tools, Scope, Metric, Impact)", () => {
  it("gets a visible placeholder for everything it doesn't say", () => {
    const { text, replaced } = sharpened("Responsible for social media accounts");
    expect(text).toBe(
      "[action verb: what you did] social media accounts, using [tools or methods], across [scope: team, budget or volume], by [metric: figure before and after], which led to [impact: what it changed]",
    );
    expect(replaced).toBe("Responsible for");
    expect(new Set(Object.values(partsOf("Responsible for social media accounts")))).toEqual(
      new Set(["missing"]),
    );
  });

  it("keeps what it says, and adds nothing where nothing is missing", () => {
    const bullet =
      "Cut checkout latency by 38% using Redis across 12 services, saving support 9 hours a week";
    const { text, replaced } = sharpened(bullet);
    expect(text).toBe(bullet);
    expect(replaced).toBeNull();
    expect(partsOf(bullet)).toEqual({
      action: "Cut",
      tools: "using Redis",
      scope: "across 12 services",
      metric: "38%",
      impact: "saving support 9 hours a week",
    });
  });

  it.each([
    "Led 4 engineers",
    "• Worked on dashboards in Tableau.",
    "Managed a team and improved sales",
    "Helped with onboarding for 200 new hires",
  ])("invents no fact: %s", (bullet) => {
    const own = withoutPlaceholders(sharpened(bullet).text);
    for (const word of own.split(/[\s,]+/).filter(Boolean)) expect(bullet).toContain(word);
  });

  it("takes a number of people for scope, not for a metric", () => {
    expect(partsOf("Trained support staff for 12 shops")).toMatchObject({
      scope: "for 12 shops",
      metric: "missing",
    });
  });

  it("sees each part where it stands, however it is said", () => {
    expect(partsOf("Responsible for 12 stores")).toMatchObject({ scope: "12 stores" });
    expect(partsOf("Cut page load time from 4.2 s to 1.3 s")).toMatchObject({
      scope: "missing",
      metric: "from 4.2 s to 1.3 s",
    });
    expect(partsOf("Taught 30 pupils using Geogebra, raising pass rates by 12%")).toMatchObject({
      tools: "using Geogebra",
      scope: "30 pupils",
      metric: "12%",
    });
    expect(partsOf("Built dashboards in Looker for the finance team").tools).toBe("Looker");
    expect(partsOf("Opened an office in Germany").tools).toBe("missing");
  });

  it("skips a leading pronoun or adverb, and takes the figure alone for the metric", () => {
    expect(partsOf("I managed the team").action).toBe("managed");
    expect(partsOf("successfully managed budgets of $2M across 3 regions using SAP")).toMatchObject(
      { action: "managed", tools: "using SAP", scope: "across 3 regions" },
    );
    expect(partsOf("Raised revenue by $2M using Salesforce")).toMatchObject({ metric: "$2M" });
  });

  it("doesn't take a tool for an action, nor ticks an action it doesn't know", () => {
    expect(partsOf("Python, SQL, Excel")).toMatchObject({
      action: "missing",
      tools: "Python, SQL, Excel",
    });
    expect(partsOf("Marketing manager for the whole of our region").action).toBe("unsure");
    expect(sharpened("Marketing manager for the whole of our region").text).not.toContain(
      "[action",
    );
  });

  it.each([
    ["- Led the support team\n- Wrote the docs\n- Cut our costs", 3],
    ["Led the support team\nWrote the docs", 2],
    ["1. Led the support team\n2) Wrote the docs", 2],
    ["• Led the support team • Wrote the docs", 2],
  ])("is one, not several read as one: %j", (text, count) => {
    expect(sharpenBullet(text)).toEqual({ kind: "several", count });
  });

  it("may be wrapped over lines", () => {
    expect(sharpened("• Led a support team of 9 agents\n  across three sites.").text).toContain(
      "Led a support team of 9 agents across three sites",
    );
  });

  it.each(["👍", "hi", "   ", "…", "42%"])(
    "is nothing to work with when it says nothing: %j",
    (text) => {
      expect(sharpenBullet(text)).toEqual({ kind: "nothing" });
    },
  );

  it.each([
    ["Verantwortlich für die Betreuung von Kunden", "[Handlung: was getan wurde]", "Lebenslauf"],
    ["Umsatz um 20 % gesteigert mithilfe von Excel", "[Umfang:", "Lebenslauf"],
    ["Responsable de la atención al cliente", "[acción:", "currículum"],
    ["Responsable de la relation avec les clients", "[périmètre :", "CV"],
    ["Responsável pelo atendimento aos clientes", "[ação:", "currículo"],
  ])("gets gaps and request in its own language: %s", (bullet, gap, request) => {
    const made = sharpened(bullet);
    expect(made.text).toContain(gap);
    expect(made.text).not.toMatch(/using \[|\[impact: what/);
    expect(made.request(made.text)).toContain(request);
  });

  it("stands as it is in a language it isn't read in", () => {
    expect(sharpenBullet("Zodpovědný za podporu zákazníků a řešení jejich problémů")).toEqual({
      kind: "language",
      tag: "cs",
    });
    expect(sharpenBullet("asdf qwer zxcv")).toEqual({ kind: "language", tag: "und" });
  });
});
