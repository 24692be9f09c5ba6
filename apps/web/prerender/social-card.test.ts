import { describe, expect, it } from "vitest";
import { socialCards } from "../src/site/render/render-site.tsx";
import { type SocialCard, socialCardSize, socialCardView } from "./social-card.ts";
import { drawSocialImage } from "./write-images.ts";

const canvas = "#111213";
const spark = "#ff8e48";
const margin = 80;

const draw = async (card: SocialCard) => {
  const { pixels, width, height } = await drawSocialImage(socialCardView(card));
  const colorAt = (x: number, y: number): string =>
    `#${pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString("hex")}`;
  return { width, height, colorAt };
};

/** Where a picture shows something besides its canvas, above its lower edge. */
const inkedBox = ({ width, height, colorAt }: Awaited<ReturnType<typeof draw>>) => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height - 12; y++)
    for (let x = 0; x < width; x++)
      if (colorAt(x, y) !== canvas) {
        xs.push(x);
        ys.push(y);
      }
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
};

describe("the social image of a page", () => {
  it.each(socialCards)("$file holds all of its content", async (card) => {
    const picture = await draw(card);
    expect(picture).toMatchObject(socialCardSize);
    for (const x of [0, 600, 1199]) {
      expect(picture.colorAt(x, socialCardSize.height - 1)).toBe(spark);
      expect(picture.colorAt(x, socialCardSize.height - 12)).toBe(spark);
      expect(picture.colorAt(x, socialCardSize.height - 14)).toBe(canvas);
    }
    const { left, right, top, bottom } = inkedBox(picture);
    expect(left).toBeGreaterThanOrEqual(margin - 4);
    expect(right).toBeLessThanOrEqual(socialCardSize.width - margin);
    expect(top).toBeGreaterThanOrEqual(margin - 8);
    expect(bottom).toBeLessThanOrEqual(socialCardSize.height - 12 - margin + 8);
  });

  it("holds the longest title a page may have", async () => {
    const picture = await draw({
      file: "",
      brand: "Brand",
      label: "A long label of a category",
      title: "W".repeat(8).concat(" ").repeat(6).trim(),
    });
    expect(inkedBox(picture).top).toBeGreaterThanOrEqual(margin - 8);
    expect(inkedBox(picture).right).toBeLessThanOrEqual(socialCardSize.width - margin);
  });
});
