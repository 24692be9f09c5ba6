import { expect, it } from "vitest";
import { optionalMatches } from "../hosts/index.ts";
import { optionalSiteTexts } from "./optional-site-texts.ts";

it("has a switch with texts of its own for each optional host (HOST-10)", () => {
  expect(Object.keys(optionalSiteTexts)).toEqual(optionalMatches());
});
