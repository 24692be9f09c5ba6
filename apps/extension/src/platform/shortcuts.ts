import browser from "webextension-polyfill";

/** A shortcut as the browser has it; `keys` is empty while none is set. */
export interface Shortcut {
  readonly name: string;
  readonly keys: string;
}

/** The shortcuts of the extension that do something of its own. */
export const readShortcuts = async (): Promise<readonly Shortcut[]> => {
  const commands = await browser.commands.getAll();
  return commands.flatMap(({ name, description, shortcut }) =>
    name && description ? [{ name: description, keys: shortcut ?? "" }] : [],
  );
};

/** Opens the browser's own page for shortcuts: extensions can't set them. */
export const openShortcuts = async (): Promise<void> => {
  await browser.tabs.create({ url: "chrome://extensions/shortcuts" });
};
