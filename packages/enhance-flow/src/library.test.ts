import { describe, expect, it } from "vitest";
import { fillVariables, searchPrompts, titleOf, variablesOf } from "./library.ts";

describe("the variables of a saved prompt (EXT-17)", () => {
  it("are the names in double braces, in their order, each once", () => {
    const text = "Write to {{ name }} about {{topic}}, {{name}}: {{Größe 2}}";
    expect(variablesOf(text)).toEqual(["name", "topic", "Größe 2"]);
  });

  it("are nothing else in braces", () => {
    expect(variablesOf("{one} {{}} {{ }} {{two\nlines}} {{a}b}} #{{'x'}}")).toEqual([]);
  });

  it("are filled exactly as given, wherever they stand", () => {
    const text = "{{a}} and {{ a }} but {{b}}";
    expect(
      fillVariables(
        text,
        new Map([
          ["a", "$& {{b}}"],
          ["b", "end"],
        ]),
      ),
    ).toBe("$& {{b}} and $& {{b}} but end");
  });

  it("stay when there is no value for them", () => {
    expect(
      fillVariables(
        "{{a}} {{b}} {{constructor}}",
        new Map([
          ["a", ""],
          ["b", "x"],
        ]),
      ),
    ).toBe("{{a}} x {{constructor}}");
  });
});

describe("a search", () => {
  const prompts = [
    { id: "1", title: "Mail to a customer", text: "Write a mail" },
    { id: "2", title: "Code review", text: "Look at this code: MAIL" },
    { id: "3", title: "Bees", text: "" },
  ];
  const found = (search: string) => searchPrompts(prompts, search).map(({ id }) => id);

  it("finds every word in title or text, in any case, newest first", () => {
    expect(found("mail")).toEqual(["2", "1"]);
    expect(found(" CODE  mail ")).toEqual(["2"]);
    expect(found("nothing")).toEqual([]);
  });

  it("of nothing finds all", () => {
    expect(found("  ")).toEqual(["3", "2", "1"]);
  });
});

it("the title of a prompt to save is its first words", () => {
  expect(titleOf("  Write about\n bees ")).toBe("Write about bees");
  const long = titleOf(
    "Write a long report about the bees of the northern mountains and their honey",
  );
  expect(long).toBe("Write a long report about the bees of the northern…");
  expect([...titleOf("🐝".repeat(100))]).toHaveLength(60);
});
