/** How long "Copied" stands, in milliseconds. */
const noticeMs = 2_000;

const say = (button: Element, words: string): void => {
  const label = button.querySelector("[data-copy-label]");
  if (!label) return;
  label.textContent = words;
  setTimeout(() => {
    label.textContent = "Copy";
  }, noticeMs);
};

/** Makes every copy button of the page copy the text it stands below. */
export const copyTemplates = (page: Document, clipboard: Pick<Clipboard, "writeText">): void => {
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-copy]") : null;
    const source = button?.closest("[data-template]")?.querySelector("[data-copy-source]");
    if (!button || !source) return;
    clipboard.writeText(source.textContent ?? "").then(
      () => say(button, "Copied"),
      () => say(button, "Copying failed"),
    );
  });
};
