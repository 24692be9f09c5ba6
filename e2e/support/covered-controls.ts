import type { Page } from "@playwright/test";

/** What the button over the composer lies over: the page's own controls in sight, by their names. */
export const coveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const button = document
      .querySelector("whetstone-button")
      ?.shadowRoot?.querySelector(".main")
      ?.getBoundingClientRect();
    if (!button || button.width === 0) throw new Error("There is no button");
    const controls = document.querySelectorAll<HTMLElement>(
      "button, a[href], select, input, [role=button]",
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return (
          right > left &&
          left < button.right &&
          right > button.left &&
          top < button.bottom &&
          bottom > button.top
        );
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? control.localName);
  });
