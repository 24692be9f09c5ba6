import { describe, expect, it } from "vitest";
import { leaveOutBlanks } from "./blanks.ts";

const draft = "write an email to my client";

const leaveOut = (text: string, original = draft) => leaveOutBlanks(text, text, original);

describe("blanks nobody filled in (EXT-5)", () => {
  it("go with their line", () => {
    const made = `${draft}\n\n- Deadline: [date]\n- Keep it short.\n- Client: [name of the client]`;
    expect(leaveOut(made)).toEqual({ text: `${draft}\n\n- Keep it short.`, leftOut: 2 });
  });

  it("go with their sentence where the line has others", () => {
    const made = `${draft}\n\nKeep it short. Address it to [name]. Be polite.`;
    expect(leaveOut(made)).toEqual({
      text: `${draft}\n\nKeep it short. Be polite.`,
      leftOut: 1,
    });
  });

  it("take a heading along that nothing is left below", () => {
    const made = `${draft}\n\nDetails:\n- Date: [date]\n- Place: [place]\n\nKeep it short.`;
    expect(leaveOut(made)).toEqual({ text: `${draft}\n\nKeep it short.`, leftOut: 2 });
  });

  it("leave no gap behind at the end", () => {
    expect(leaveOut(`${draft}\n\nAudience: [audience]`)).toEqual({ text: draft, leftOut: 1 });
  });

  it("are counted each, also two of one line", () => {
    expect(leaveOut(`${draft}\n\nFrom [start] to [end].`)).toEqual({ text: draft, leftOut: 2 });
  });

  it("are told in every writing", () => {
    expect(leaveOut("写一封邮件\n\n读者:[目标读者]", "写一封邮件")).toEqual({
      text: "写一封邮件",
      leftOut: 1,
    });
    expect(leaveOut("اكتب رسالة\n\nالجمهور: [الجمهور]", "اكتب رسالة")).toEqual({
      text: "اكتب رسالة",
      leftOut: 1,
    });
  });
});

describe("what stays as it is", () => {
  it.each([
    ["a placeholder of the draft", "write to [name] about bees", "write to [name] about bees"],
    ["a box to tick", "- [ ] one\n- [x] two", "list my tasks"],
    ["an index", "explain rows[index] in this code", "explain rows"],
    ["a link", "see [the docs](https://example.com/a)", "see the docs"],
    ["code", "run this\n\n```\nconst a = [name]\n```", "run this"],
  ])("%s", (_what, made, original) => {
    expect(leaveOut(made, original)).toEqual({ text: made, leftOut: 0 });
  });

  it("a sentence with the person's own words, blank and all", () => {
    const made = "Write an email to my client [name] about the delay.\n\nSign it as [your name].";
    expect(leaveOut(made)).toEqual({
      text: "Write an email to my client [name] about the delay.",
      leftOut: 1,
    });
  });

  it("brackets the person put into the result by hand", () => {
    const proposed = `${draft}\n\nBe polite.`;
    const edited = `${proposed}\nUse [this form].`;
    expect(leaveOutBlanks(edited, proposed, draft)).toEqual({ text: edited, leftOut: 0 });
  });

  it("a text that would be empty without them", () => {
    expect(leaveOut("[everything]", "bees")).toEqual({ text: "[everything]", leftOut: 0 });
  });

  it("the person's own blanks at the end of lines, and their gaps", () => {
    const own = "write  \n\n\nan email";
    expect(leaveOut(`${own}\n\nTo: [name]`, own)).toEqual({ text: own, leftOut: 1 });
  });
});
