import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

const named = (firstName: string, lastName: string) =>
  initialsOf({ firstName, lastName, email: "ada@example.com" });

describe("initials", () => {
  it("are those of the names, else of the address", () => {
    expect(named("Ada", "lovelace")).toBe("AL");
    expect(named(" ", "")).toBe("A");
  });

  it("are whole letters of every script", () => {
    expect(named("e\u0301lodie", "Z\u030Cak")).toBe("E\u0301Z\u030C");
    expect(named("क्षमा", "")).toBe([...new Intl.Segmenter().segment("क्षमा")][0]?.segment);
    expect(named("👩‍🚀", "")).toBe("👩‍🚀");
  });
});
