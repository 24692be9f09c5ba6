import { describe, expect, it } from "vitest";
import { placeBeside, placeWithin } from "./drag.ts";

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

describe("the panel's first place", () => {
  const window = { height: 800 };

  it("is above a composer at the bottom, and below one at the top", () => {
    expect(placeBeside({ top: 700, bottom: 760 }, window)).toEqual({
      right: 16,
      bottom: 124,
      maxHeight: 660,
    });
    expect(placeBeside({ top: 100, bottom: 160 }, window)).toEqual({
      right: 16,
      bottom: 16,
      maxHeight: 600,
    });
  });

  it("is the corner where neither side has room, or there is no composer", () => {
    const corner = { right: 16, bottom: 16, maxHeight: 768 };
    expect(placeBeside({ top: 200, bottom: 600 }, window)).toEqual(corner);
    expect(placeBeside(null, window)).toEqual(corner);
  });
});
