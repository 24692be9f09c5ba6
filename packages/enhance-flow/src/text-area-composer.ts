import type { Composer } from "./composer.ts";

/** Whether a field is the one that is typed into, in a shadow root too. */
const hasFocus = (field: HTMLTextAreaElement): boolean => {
  const root = field.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === field;
};

/**
 * Selects the whole text and replaces it as typing would: the field's own undo brings the old
 * text back, and frameworks hear the same events as from a keyboard. Typing goes into whatever has
 * the focus, and a page can move it: `false` when nothing was typed for that.
 */
const typeOver = (field: HTMLTextAreaElement, text: string): boolean => {
  field.focus();
  field.select();
  if (!hasFocus(field)) return false;
  field.ownerDocument.execCommand(text === "" ? "delete" : "insertText", false, text);
  return true;
};

/** A composer over a plain text area; `find` is asked anew each time. */
export const createTextAreaComposer = (find: () => HTMLTextAreaElement | null): Composer => ({
  read: async () => find()?.value ?? null,
  replace: async (expected, text) => {
    const field = find();
    if (!field?.isConnected || field.readOnly || field.disabled) {
      return { kind: "refused", why: "gone" };
    }
    if (field.value !== expected) return { kind: "refused", why: "changed" };
    if (!typeOver(field, text)) return { kind: "refused", why: "focus-lost" };
    if (field.value === text) return { kind: "inserted" };
    if (field.value !== expected) typeOver(field, expected);
    return { kind: "refused", why: field.value === expected ? "not-exact" : "not-restored" };
  },
  focus: () => find()?.focus(),
});
