import { describe, expect, it } from "vitest";
import { drawLayers, readArchitecture, withPicture } from "./picture.ts";

const layer = (folder: string, ...mayImport: string[]) => ({ folder, mayImport, why: "" });

describe("the picture of the house", () => {
  it("is what the walls say (`pnpm picture` draws it again)", () => {
    const text = readArchitecture();
    expect(text).toBe(withPicture(text));
  });

  it("leaves out a line that others imply, and names the door of a package", () => {
    const drawn = drawLayers([
      layer("packages/ground"),
      layer("packages/middle", "@whetstone/ground"),
      layer("apps/top", "@whetstone/middle/door", "@whetstone/ground"),
    ]);
    expect(drawn).toContain("  middle --> ground\n  top -->|door| middle\n");
    expect(drawn).not.toContain("top --> ground");
  });

  it("says so where a page has lost its marks", () => {
    expect(() => withPicture("# Architecture")).toThrow(/lost the marks/);
  });
});
