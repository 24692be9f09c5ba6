/** A real editor on a test page. */
export interface HostEditor {
  /** The text of the editor's own model. */
  text(): string;
  restore(text: string): void;
  /** Ends the step of its undo history, as a moment without typing does. */
  pauseTyping(): void;
  destroy(): void;
}

export interface HostEditorOptions {
  /** The editor's place in the page's skeleton. */
  readonly place: HTMLElement;
  readonly attributes: Readonly<Record<string, string>>;
  /** Enter was pressed on a draft: through the editor's own keymap. */
  readonly onSend: (text: string) => void;
  readonly onChange: (text: string) => void;
}

export type MountEditor = (options: HostEditorOptions) => HostEditor;
