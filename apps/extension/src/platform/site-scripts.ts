import browser, { type Scripting } from "webextension-polyfill";

/** The files of the script on chat pages, as the build named them. */
const chatPageFiles = (): string[] => [
  ...(browser.runtime.getManifest().content_scripts?.[0]?.js ?? []),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((file, index) => file === other[index]);

/**
 * Lets the script for chat pages run on more pages, or no longer. A registration outlives the
 * worker, and an update names the files anew.
 */
export const setSiteScript = async (
  id: string,
  matches: readonly string[],
  isOn: boolean,
): Promise<void> => {
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  if (!isOn) {
    if (registered) await browser.scripting.unregisterContentScripts({ ids: [id] });
    return;
  }
  const js = chatPageFiles();
  const script: Scripting.RegisteredContentScript = {
    id,
    js,
    matches: [...matches],
    runAt: "document_idle",
  };
  if (!registered) await browser.scripting.registerContentScripts([script]);
  else if (!isSame(registered.js ?? [], js)) {
    await browser.scripting.updateContentScripts([script]);
  }
};
