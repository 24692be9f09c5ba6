import { whenIdle } from "../../telemetry/when-idle.ts";

/** What a person does before they use a control. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-island] button") : null;

/**
 * Loads and starts the islands at the first sign of a person, at the latest when the loaded page is
 * idle: their code never competes with the text. A button pressed in between is pressed again then.
 * Islands that can't be loaded leave the page as it is, to be read, until the next sign.
 */
export const wakeIslands = (page: Window, start: () => Promise<void>): void => {
  const waiting = new AbortController();
  const listen = { capture: true, passive: true, signal: waiting.signal } as const;
  let pressed: HTMLElement | null = null;
  let isStarting = false;

  const give = () => {
    waiting.abort();
    page.document.documentElement.dataset.ready = "";
    pressed?.click();
  };
  const wake = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(give, () => {
      isStarting = false;
    });
  };
  for (const sign of signs) page.addEventListener(sign, wake, listen);
  page.addEventListener(
    "click",
    (event) => {
      pressed = buttonAt(event) ?? pressed;
    },
    listen,
  );
  if (page.document.readyState === "complete") whenIdle(page, wake);
  else page.addEventListener("load", () => whenIdle(page, wake), { signal: waiting.signal });
};
