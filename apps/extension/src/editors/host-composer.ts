import {
  type Composer,
  createTextAreaComposer,
  type InsertionResult,
} from "@whetstone/enhance-flow";
import { isSameText, pause } from "./editing.ts";
import { type EditorKind, editorKindOf } from "./editor-kind.ts";
import { readText } from "./read-text.ts";
import { writeRich } from "./write-rich.ts";

export interface HostComposerParts {
  /** Looks the editor up anew: pages swap it at any time. */
  readonly findEditor: () => HTMLElement | null;
  /** Ends the listeners. */
  readonly signal: AbortSignal;
  readonly page: Document;
}

const refuse = (why: Extract<InsertionResult, { kind: "refused" }>["why"]): InsertionResult => ({
  kind: "refused",
  why,
});

const watchComposition = (page: Document, signal: AbortSignal): (() => boolean) => {
  let composing = false;
  const note = (event: Event) => {
    composing = event.type === "compositionstart";
  };
  page.addEventListener("compositionstart", note, { capture: true, signal });
  page.addEventListener("compositionend", note, { capture: true, signal });
  return () => composing;
};

/**
 * How long after typing an editor counts a change to the same step of its undo history, in
 * milliseconds, with a little more: an insertion must be a step of its own.
 */
const typingStepMs: Readonly<Record<EditorKind, number>> = {
  prosemirror: 550,
  quill: 1_050,
  lexical: 350,
  "text-area": 0,
  "plain-text": 0,
  browser: 0,
};

/** Tells how long ago somebody typed on the page; what was before is taken as just now. */
const watchTyping = ({ page, signal }: HostComposerParts): (() => number) => {
  let last = performance.now();
  const note = ({ target }: Event) => {
    const isPanel = target instanceof Element && target.localName.startsWith("whetstone-");
    if (!isPanel) last = performance.now();
  };
  // Editors keep `input` from happening where they take over what was typed or pasted.
  for (const type of ["beforeinput", "input", "paste", "drop", "cut"])
    page.addEventListener(type, note, { capture: true, signal });
  return () => performance.now() - last;
};

/** The page a draft belongs to; a place within it is no other page. */
const addressOf = ({ location }: Document): string => `${location.pathname}${location.search}`;

/** A composer over the editor of a chat page, whatever its kind. */
export const createHostComposer = (parts: HostComposerParts): Composer => {
  const isComposing = watchComposition(parts.page, parts.signal);
  const sinceTyping = watchTyping(parts);
  const textArea = createTextAreaComposer(() => {
    const editor = parts.findEditor();
    return editor instanceof HTMLTextAreaElement ? editor : null;
  });

  let readAt: string | null = null;

  return {
    read: async () => {
      readAt = addressOf(parts.page);
      const editor = parts.findEditor();
      if (!editor) return null;
      return editor instanceof HTMLTextAreaElement ? editor.value : readText(editor);
    },
    replace: async (expected, text) => {
      const found = parts.findEditor();
      const foundKind = found ? editorKindOf(found) : null;
      if (foundKind) await pause(Math.max(0, typingStepMs[foundKind] - sinceTyping()));
      if (readAt !== null && readAt !== addressOf(parts.page)) return refuse("moved");
      const editor = parts.findEditor();
      const kind = editor ? editorKindOf(editor) : null;
      if (!editor || !kind) return refuse("gone");
      if (isComposing()) return refuse("composing");
      if (kind === "text-area") return textArea.replace(expected, text);
      if (!isSameText(readText(editor), expected)) return refuse("changed");
      return writeRich(editor, kind, text);
    },
    focus: () => parts.findEditor()?.focus(),
  };
};
