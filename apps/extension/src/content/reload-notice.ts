import { createOverlay } from "./button-style.ts";
import type { ContentTexts } from "./texts.ts";
import { isDarkBehind } from "./theme.ts";

/**
 * Says that the page needs a reload: the extension was updated or removed under it. Nothing else of
 * the script is left on the page then.
 */
export const showReloadNotice = (page: Document, box: HTMLElement, texts: ContentTexts): void => {
  const { shell, bar, put } = createOverlay(page, texts);
  const { top, right } = box.getBoundingClientRect();
  bar.classList.toggle("dark", isDarkBehind(box));
  const notice = page.createElement("div");
  notice.className = "notice";
  notice.role = "status";
  bar.append(notice);
  page.documentElement.append(shell);
  put(right, top - 44);
  notice.textContent = texts.updated;
  const ok = page.createElement("button");
  ok.type = "button";
  ok.textContent = texts.ok;
  ok.style.padding = "0 10px";
  ok.addEventListener("click", () => shell.remove());
  bar.prepend(ok);
};
