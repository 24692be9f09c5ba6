import browser from "webextension-polyfill";

/** Reads a JSON file of this extension. Rejects where there is none. */
export const readOwnFile = async (path: string): Promise<unknown> => {
  const answer = await fetch(browser.runtime.getURL(path));
  return answer.json();
};
