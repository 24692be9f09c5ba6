import { describe, expect, it } from "vitest";
import { placeWithin } from "./drag.ts";

const view = { width: 1000, height: 800 };
const panel = { width: 400, height: 500 };

describe("the panel's place", () => {
  it("is where it was put", () => {
    expect(placeWithin({ right: 30, bottom: 40 }, view, panel)).toEqual({ right: 30, bottom: 40 });
  });

  it("keeps the header within the window, whatever side it is dragged over", () => {
    expect(placeWithin({ right: -900, bottom: -50 }, view, panel)).toEqual({
      right: -336,
      bottom: 0,
    });
    expect(placeWithin({ right: 5000, bottom: 5000 }, view, panel)).toEqual({
      right: 936,
      bottom: 300,
    });
  });
});
