/** How long "Copied" stands, in milliseconds. */
const noticeMs = 2_000;

/** A place for what screen readers should say, at the end of the page. */
const addStatus = (page: Document): HTMLElement => {
  const status = page.createElement("p");
  status.setAttribute("role", "status");
  status.className = "sr-only";
  page.body.append(status);
  return status;
};

/** Makes every copy button of the page copy the text it stands beside, and say so. */
export const copyTexts = (page: Document, clipboard: Pick<Clipboard, "writeText">): void => {
  if (!page.querySelector("[data-copy]")) return;
  const status = addStatus(page);
  const say = (button: Element, words: string): void => {
    const label = button.querySelector("[data-copy-label]");
    if (!label) return;
    label.textContent = words;
    status.textContent = words;
    setTimeout(() => {
      label.textContent = "Copy";
      status.textContent = "";
    }, noticeMs);
  };
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-copy]") : null;
    const source = button?.closest("[data-copyable]")?.querySelector("[data-copy-source]");
    if (!button || !source) return;
    const copying = async () => clipboard.writeText(source.textContent ?? "");
    copying().then(
      () => say(button, "Copied"),
      () => say(button, "Copying failed"),
    );
  });
};
