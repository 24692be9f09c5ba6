/** Why a composer would not take a text. Nothing was changed then. */
export type InsertionRefusal =
  /** The field is gone, hidden or can't be told apart from another. */
  | "gone"
  /** Its text is not what was read: the person went on typing. */
  | "changed"
  /** Another page is open than the one the draft was read on, as another conversation is. */
  | "moved"
  /** The page gave the focus to another field, which a text would have gone into. */
  | "focus-lost"
  /** An input method is in the middle of a word. */
  | "composing"
  /** The draft holds parts that are not text (files, badges); replacing would delete them. */
  | "holds-attachments"
  /** The text could not be written exactly; the draft was put back as it was. */
  | "not-exact"
  /** Neither could the draft be put back: the person's words must be offered to copy. */
  | "not-restored";

export type InsertionResult =
  | { readonly kind: "inserted" }
  | { readonly kind: "refused"; readonly why: InsertionRefusal };

/** The text field the flow works on: a text area on the web, the host's editor in the extension. */
export interface Composer {
  /** The draft, exactly; `null` when there is no field. */
  read(): Promise<string | null>;
  /** Replaces `expected` by `text`, as one step of the field's own undo; never sends. */
  replace(expected: string, text: string): Promise<InsertionResult>;
  focus(): void;
}
