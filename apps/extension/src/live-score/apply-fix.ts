import { createHostComposer } from "../editors/host-composer.ts";
import { language } from "../platform/language.ts";
import type { Fix } from "./score-text.ts";

export interface FixParts {
  /** What the fix was worked out for; another draft is left alone. */
  readonly draft: string;
  readonly fix: Fix;
  readonly findEditor: () => HTMLElement | null;
  /** Where it is said that the fix could not be added. */
  readonly bar: HTMLElement;
  readonly signal: AbortSignal;
}

const createElement = <K extends "div" | "button">(
  bar: HTMLElement,
  name: K,
  className: string,
) => {
  const element = bar.ownerDocument.createElement(name);
  element.className = className;
  return element;
};

/** A sentence beside the button, read out when it appears; it stays until it is put away or another comes. */
const sayBeside = (bar: HTMLElement, text: string): void => {
  for (const before of bar.querySelectorAll(".notice, .ok")) before.remove();
  const notice = createElement(bar, "div", "notice");
  notice.setAttribute("role", "status");
  const ok = createElement(bar, "button", "ok");
  ok.textContent = language.say("ok");
  ok.addEventListener("click", () => {
    notice.remove();
    ok.remove();
  });
  bar.append(ok, notice);
  notice.textContent = text;
};

/** Adds what would raise the score to the draft; says so where that can't be, with its words. */
export const applyFix = async ({
  draft,
  fix,
  findEditor,
  bar,
  signal,
}: FixParts): Promise<void> => {
  const composer = createHostComposer({ findEditor, signal, page: bar.ownerDocument });
  const { at, insert } = fix;
  const { kind } = await composer.replace(draft, draft.slice(0, at) + insert + draft.slice(at));
  composer.focus();
  if (kind === "refused") sayBeside(bar, language.say("live_notAdded", insert.trim()));
};
