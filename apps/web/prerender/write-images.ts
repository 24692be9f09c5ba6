import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type RenderedImage, Resvg } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import satori from "satori";
import { iconSizes } from "../src/site/render/icon-sizes.ts";
import { type SocialCard, socialCardSize, socialCardView } from "./social-card.ts";

const require = createRequire(import.meta.url);

const face = (family: "instrument-sans" | "jetbrains-mono", weight: 400 | 600) => ({
  name: family,
  weight,
  style: "normal" as const,
  data: readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  ),
});

const write = (file: string, content: Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const fonts = [face("instrument-sans", 600), face("jetbrains-mono", 400)];

/** Draws what a social image shows. */
export const drawSocialImage = async (view: ReactElement): Promise<RenderedImage> =>
  new Resvg(await satori(view, { ...socialCardSize, fonts })).render();

/** Writes the social image of every page below a folder. */
export const writeSocialImages = async (
  folder: string,
  cards: readonly SocialCard[],
): Promise<void> => {
  for (const card of cards) {
    const image = await drawSocialImage(socialCardView(card));
    write(join(folder, card.file), image.asPng());
  }
};

const pngOf = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

const faviconSize = 48;

/** An .ico file that holds one PNG, for what asks for /favicon.ico without reading a page. */
const iconFileOf = (size: number, png: Buffer): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** The mark on a tile, drawn from the favicon, in the sizes devices ask for. */
export const writeIcons = (folder: string, favicon: string): void => {
  const draw = (name: string, size: number) =>
    write(join(folder, "icons", `${name}.png`), pngOf(favicon, size));
  write(join(folder, "favicon.ico"), iconFileOf(faviconSize, pngOf(favicon, faviconSize)));
  draw("apple-touch-icon", 180);
  for (const size of iconSizes) draw(`icon-${size}`, size);
};
