import type { Composer } from "./composer.ts";

/**
 * Selects the whole text and replaces it as typing would: the field's own undo brings the old
 * text back, and frameworks hear the same events as from a keyboard.
 */
const typeOver = (field: HTMLTextAreaElement, text: string): void => {
  field.focus();
  field.select();
  const command = text === "" ? "delete" : "insertText";
  field.ownerDocument.execCommand(command, false, text);
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
    typeOver(field, text);
    if (field.value === text) return { kind: "inserted" };
    typeOver(field, expected);
    return { kind: "refused", why: field.value === expected ? "not-exact" : "not-restored" };
  },
  focus: () => find()?.focus(),
});
