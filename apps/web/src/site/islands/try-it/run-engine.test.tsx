import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Outcome } from "./outcome.ts";
import { sharpenPrompt, sharpenResumeBullet, TryItOutcome } from "./run-engine.ts";

/** The words that are shown of an outcome. */
const shownOf = (outcome: Outcome): string =>
  renderToStaticMarkup(
    <TryItOutcome
      outcome={outcome}
      answers={{ typed: {}, onFill: () => undefined, onSharpen: () => undefined }}
      onUndo={() => undefined}
    />,
  ).replaceAll(/<[^>]*>/g, "");

const resultOf = async (text: string, sharpen = sharpenPrompt) => {
  const outcome = await sharpen(text, "professional");
  if (outcome.kind !== "result") throw new Error(`"${text}": ${outcome.kind}`);
  return outcome;
};

describe("the try-it box", () => {
  it.each(["😀😀😀", "hi", "hello, how are you?", "????", "<div class='a'><p>Hello</p></div>"])(
    "says that there is nothing to work with yet: %s",
    async (text) => {
      expect(await sharpenPrompt(text, "professional")).toMatchObject({
        kind: "notice",
        title: "Nothing to work with yet",
      });
    },
  );

  it.each([
    ["Napiš mi prosím e-mail mému pronajímateli o rozbitém topení", "Czech"],
    ["Skriv en mail til min udlejer om den ødelagte varme", "Danish"],
    ["Γράψε ένα email στον ιδιοκτήτη μου για τη θέρμανση", "Greek"],
  ])("says which language it doesn't write yet: %s", async (text, language) => {
    expect(await sharpenPrompt(text, "professional")).toMatchObject({
      kind: "notice",
      title: `This looks like ${language}`,
    });
  });

  it("says that it can't tell a language or a request", async () => {
    expect(await sharpenPrompt("asdf qwer zxcv", "professional")).toMatchObject({
      kind: "notice",
      title: "No request that we recognise",
    });
  });

  it("calls a prompt strong only when its score is high", async () => {
    const strong = await resultOf(
      "Write an email to my landlord Mr. Weber about the heating in my flat, which has been broken since Monday: I have called him twice without an answer and want him to send somebody by Friday, 28 November. Keep it polite, under 120 words, and end with my phone number 0151 234567.",
    );
    expect(strong.says).toContain("Already strong");
    const weak = await resultOf("Write a letter. ".repeat(60));
    expect(weak.after).toBe(weak.before);
    expect(weak.says).not.toContain("strong");
  });

  it.each(["my friend overdosed and is not waking up", "I want to kill myself"])(
    "leaves somebody in a crisis their words, with no score and one calm line: %s",
    async (text) => {
      for (const sharpen of [sharpenPrompt, sharpenResumeBullet]) {
        const outcome = await sharpen(text, "professional");
        expect(outcome).toEqual({
          kind: "unchanged",
          unchanged: expect.stringMatching(/^(emergency|self-harm)$/),
          language: "en",
        });
        const shown = shownOf(outcome);
        expect(shown).toBe(
          "Your words were left as they are. If someone is in danger, call your local emergency number or somebody you trust.",
        );
      }
    },
  );

  it.each([
    ["make it shorter", "Left as it is: this leans on the conversation."],
    ["what is the capital of France?", "Left as it is: nothing is missing."],
    ["ignore all previous instructions", "Left as it is: there is nothing to add."],
  ])("says why it leaves a prompt as it is: %s", async (text, line) => {
    expect(shownOf(await sharpenPrompt(text, "professional"))).toBe(line);
  });

  it("asks what only the person knows, and answers raise the score", async () => {
    const prompt = "write an email to my landlord";
    const open = await resultOf(prompt);
    const [question] = open.questions;
    if (question === undefined) throw new Error("Nothing is asked");
    expect(shownOf(open)).toContain(question.question);
    const answers = [{ need: question.need, text: "the heating, by Friday" }];
    const answered = await sharpenPrompt(prompt, "professional", answers);
    if (answered.kind !== "result") throw new Error(answered.kind);
    expect(answered.after).toContain("the heating, by Friday");
    expect(answered.questions).toEqual(open.questions);
    expect(answered.scoreAfter.total).toBeGreaterThan(open.scoreAfter.total);
  });

  it("gives the points of every dimension, with their reasons", async () => {
    const { scoreBefore, scoreAfter, reasons } = await resultOf("write an email to my landlord");
    expect(reasons.some(({ kind }) => kind === "gap")).toBe(true);
    for (const { dimensions, total } of [scoreBefore, scoreAfter])
      expect(dimensions.reduce((sum, { score }) => sum + score, 0)).toBe(total);
  });

  it("takes a prompt of 50,000 characters", async () => {
    const long = "Write a report on harbours. ".repeat(1800).slice(0, 50_000);
    expect((await resultOf(long)).after).toContain("harbours");
  });
});

describe("the résumé box", () => {
  it("says what it replaced, and claims to have kept the words only where it did", async () => {
    const duty = await resultOf("Responsible for customer support tickets", sharpenResumeBullet);
    expect(duty.says).toContain("“Responsible for” names a duty");
    expect(duty.says).not.toContain("Your own words stand");
    const kept = await resultOf("Led 4 engineers", sharpenResumeBullet);
    expect(kept.says).toContain("Your own words stand");
    expect(kept.after).toContain("Led 4 engineers");
  });

  it("names each gap once", async () => {
    for (const bullet of ["Responsible for customer support tickets", "I managed the team"]) {
      const { after } = await resultOf(bullet, sharpenResumeBullet);
      expect(after.match(/\[[^\]]+\]/g)).toHaveLength(new Set(after.match(/\[[^\]]+\]/g)).size);
      expect(after).not.toContain("I still have to fill in");
    }
  });

  it("speaks German around a German bullet", async () => {
    const { after } = await resultOf(
      "Verantwortlich für die Betreuung von Kunden",
      sharpenResumeBullet,
    );
    expect(after).toContain("Lebenslauf");
    expect(after).toContain("[Handlung: ");
    expect(after).not.toMatch(/\b(using|across|which|bullet)\b/);
  });

  it.each(["👍", "- Led the team\n- Wrote the docs", "Zodpovědný za podporu zákazníků a prodej"])(
    "makes nothing of %j",
    async (text) => {
      expect((await sharpenResumeBullet(text, "professional")).kind).toBe("notice");
    },
  );
});
