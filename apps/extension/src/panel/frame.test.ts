import { describe, expect, it } from "vitest";
import { frameOf, placeBeside, placeWithin, sizeWithin } from "./frame.ts";

const view = { width: 1000, height: 800 };
const panel = { width: 400, height: 500 };

describe("the panel's place (EXT-22)", () => {
  it("is where it was put", () => {
    expect(placeWithin({ right: 30, bottom: 40 }, view, panel)).toEqual({ right: 30, bottom: 40 });
  });

  it("is inside the window, whatever side it was dragged over and however small that became", () => {
    expect(placeWithin({ right: -900, bottom: -50 }, view, panel)).toEqual({ right: 8, bottom: 8 });
    expect(placeWithin({ right: 5000, bottom: 5000 }, view, panel)).toEqual({
      right: 592,
      bottom: 292,
    });
    expect(placeWithin({ right: 500, bottom: 200 }, { width: 360, height: 480 }, panel)).toEqual({
      right: 8,
      bottom: 8,
    });
  });
});

describe("the panel's size", () => {
  const box = { right: 30, bottom: 40, width: 600, height: 500 };

  it("is what was chosen, as far as the window has room", () => {
    expect(frameOf(box, view)).toEqual({ ...box, maxHeight: 784 });
    expect(frameOf(box, { width: 360, height: 400 })).toMatchObject({ width: 344, height: 384 });
  });

  it("follows the content where only the place was chosen", () => {
    expect(frameOf({ ...box, height: null }, view)).not.toHaveProperty("height");
  });

  it("ends at the window's edges, and is never too small to use", () => {
    const place = { right: 100, bottom: 100 };
    expect(sizeWithin(panel, { width: 50, height: -20 }, place, view)).toEqual({
      width: 450,
      height: 480,
    });
    expect(sizeWithin(panel, { width: 5000, height: 5000 }, place, view)).toEqual({
      width: 892,
      height: 692,
    });
    expect(sizeWithin(panel, { width: -5000, height: -5000 }, place, view)).toEqual({
      width: 300,
      height: 160,
    });
  });
});

describe("the panel's first place", () => {
  const composer = { top: 700, right: 900, bottom: 760 };

  it("is above a composer at the bottom, and below one at the top", () => {
    expect(placeBeside(composer, view)).toEqual({
      right: 16,
      bottom: 138,
      width: 416,
      maxHeight: 646,
    });
    expect(placeBeside({ ...composer, top: 100, bottom: 160 }, view)).toEqual({
      right: 100,
      bottom: 8,
      top: 176,
      width: 416,
      maxHeight: 616,
    });
  });

  it("hangs on a composer in the middle, in line with it", () => {
    const middle = { top: 300, right: 1024, bottom: 360 };
    expect(placeBeside(middle, { width: 1280, height: 720 })).toEqual({
      right: 256,
      bottom: 8,
      top: 376,
      width: 416,
      maxHeight: 336,
    });
  });

  it("is a column beside the composer where there is no room above or below", () => {
    const tall = { top: 280, right: 1100, bottom: 640 };
    expect(placeBeside(tall, { width: 1600, height: 860 })).toEqual({
      right: 16,
      bottom: 16,
      width: 416,
      maxHeight: 828,
    });
  });

  it("is the corner where no side has room, or there is no composer", () => {
    const corner = { right: 16, bottom: 16, width: 416, maxHeight: 768 };
    expect(placeBeside({ top: 200, right: 900, bottom: 600 }, view)).toEqual(corner);
    expect(placeBeside(null, view)).toEqual(corner);
    expect(placeBeside(null, { width: 640, height: 360 })).toMatchObject({ width: 624 });
  });
});
