import { expect, it } from "vitest";
import { measureInPixels } from "./own-properties.ts";

it("measures in pixels what is given by the root's text, and renames no class", () => {
  const css = String.raw`.a{margin:-.5rem 1.25rem;top:calc(100vh - 2rem)}@container (width>=34rem){.\@\[34rem\]\:max-h-\[calc\(1\.5rem-13rem\)\],.b-2rem{top:1rem}}`;
  expect(measureInPixels(css)).toBe(
    String.raw`.a{margin:-8px 20px;top:calc(100vh - 32px)}@container (width>=544px){.\@\[34rem\]\:max-h-\[calc\(1\.5rem-13rem\)\],.b-2rem{top:16px}}`,
  );
});
