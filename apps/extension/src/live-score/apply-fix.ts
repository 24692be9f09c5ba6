import { createHostComposer } from "../editors/host-composer.ts";
import { language } from "../platform/language.ts";
import { wordsOf } from "./fix-words.ts";
import { placeMenu } from "./place-menu.ts";
import type { Fix } from "./score-text.ts";

export interface FixParts {
  /** What the fix was worked out for; another draft is left alone. */
  readonly draft: string;
  readonly fix: Fix;
  readonly findEditor: () => HTMLElement | null;
  /** Where it is said that the fix could not be added. */
  readonly bar: HTMLElement;
  /** The composer's box, to keep clear of. */
  readonly findBox: () => Element | null;
  readonly signal: AbortSignal;
}

/** A sentence beside the button, read out when it appears, until it is put away or another comes. */
const sayBeside = ({ bar, findBox }: FixParts, text: string): void => {
  const page = bar.ownerDocument;
  const notice = page.createElement("div");
  const sentence = page.createElement("div");
  const ok = page.createElement("button");
  notice.className = "menu said";
  sentence.setAttribute("role", "status");
  ok.type = "button";
  ok.textContent = language.say("ok");
  ok.addEventListener("click", () => notice.remove());
  notice.append(sentence, ok);
  bar.querySelector(".said")?.remove();
  bar.append(notice);
  sentence.textContent = text;
  placeMenu(notice, bar, findBox());
};

/** Adds what would raise the score to the draft; says so where that can't be, with its words. */
export const applyFix = async (parts: FixParts): Promise<void> => {
  const { draft, fix, findEditor, signal } = parts;
  const composer = createHostComposer({ findEditor, signal, page: parts.bar.ownerDocument });
  const { at, insert } = fix;
  const { kind } = await composer.replace(draft, draft.slice(0, at) + insert + draft.slice(at));
  composer.focus();
  if (kind === "refused") sayBeside(parts, language.say("live_notAdded", wordsOf(fix)));
};
