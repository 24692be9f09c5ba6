import type { Locator, Page } from "@playwright/test";
import type { Film } from "./film.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const frameMs = 40;
const framesOfMove = 14;
const framesOfPress = 3;
const charactersAtOnce = 2;

/** Puts a pointer onto the page, above everything, dialogs included. */
const drawPointer = (page: Page, { x, y }: Point, pressed: boolean): Promise<void> =>
  page.evaluate(
    ({ left, top, scale }) => {
      const id = "film-pointer";
      const make = () => {
        const holder = document.createElement("div");
        holder.id = id;
        holder.popover = "manual";
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const arrow = document.createElementNS("http://www.w3.org/2000/svg", "path");
        arrow.setAttribute("d", "M3 2v19l5-4.6L11.2 24l3.3-1.4-3.1-7.4H18z");
        arrow.setAttribute("fill", "#111213");
        arrow.setAttribute("stroke", "#fff");
        arrow.setAttribute("stroke-width", "1.6");
        svg.setAttribute("viewBox", "0 0 24 26");
        svg.setAttribute("width", "26");
        svg.append(arrow);
        holder.append(svg);
        document.documentElement.append(holder);
        return holder;
      };
      const pointer = document.getElementById(id) ?? make();
      Object.assign(pointer.style, {
        ...{ position: "fixed", inset: "auto", margin: "0", padding: "0", border: "0" },
        ...{ background: "none", overflow: "visible", pointerEvents: "none", width: "auto" },
        ...{ left: `${left}px`, top: `${top}px`, transform: `scale(${scale})` },
      });
      pointer.hidePopover();
      pointer.showPopover();
    },
    { left: x - 3, top: y - 2, scale: pressed ? 0.86 : 1 },
  );

const settle = (part: number): number => 1 - (1 - part) ** 3;

/** A person at a page, on film: types, moves a visible pointer, presses. */
export const createActor = (film: Film, page: Page) => {
  let at: Point = { x: 1010, y: 640 };

  const hold = async (ms: number) => {
    await drawPointer(page, at, false);
    await film.show(page, ms);
  };
  const moveTo = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("There is nothing to point at");
    const from = at;
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (let step = 1; step <= framesOfMove; step++) {
      const part = settle(step / framesOfMove);
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await page.mouse.move(at.x, at.y);
      await hold(frameMs);
    }
  };
  return {
    hold,
    /** Types into what has the focus. */
    type: async (text: string) => {
      for (let index = 0; index < text.length; index += charactersAtOnce) {
        await page.keyboard.insertText(text.slice(index, index + charactersAtOnce));
        await hold(frameMs * 2);
      }
    },
    press: async (target: Locator) => {
      await moveTo(target);
      for (let frame = 0; frame < framesOfPress; frame++) {
        await drawPointer(page, at, true);
        await film.show(page, frameMs);
      }
      await target.click();
    },
  };
};
