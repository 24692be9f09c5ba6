import type { Host } from "../hosts/define-host.ts";

/** What the page's script hands to the panel when it is loaded. */
export interface PanelDoor {
  readonly host: Host;
  /** The editor that is written in; a chosen one, as long as it can be. */
  readonly findEditor: (chosen?: HTMLElement | null) => HTMLElement | null;
  readonly isDark: () => boolean;
  /** Where focus goes when the panel closes and the editor is gone. */
  readonly focusButton: () => void;
  readonly signal: AbortSignal;
}

/** What the panel is told of a press on the button; the shortcut tells nothing. */
export type Press = Pick<MouseEvent, "altKey" | "detail"> & {
  /** The person looks for a saved prompt. */
  readonly isSearch?: true;
  /** The question that was pressed in the score's menu. */
  readonly startAt?: string;
};

/** The panel once loaded. */
export interface LoadedPanel {
  /**
   * Opens it for the draft; closes it where it shows what belongs to that already. With Alt the
   * result goes in at once.
   */
  open(press?: Press): Promise<void>;
  /** Follows the page's look and the composer's place. */
  follow(): void;
}
