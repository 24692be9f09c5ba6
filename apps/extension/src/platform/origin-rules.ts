import browser from "webextension-polyfill";

/** Number of the one rule there is. */
const ruleId = 1;

/**
 * Lets our own requests to an address name its origin in place of ours, which servers of models on
 * this computer refuse. Nobody else's requests are touched. False where the browser can't.
 */
export const adaptOriginFor = async (baseUrl: string): Promise<boolean> => {
  const { origin, hostname } = new URL(baseUrl);
  try {
    await browser.declarativeNetRequest.updateDynamicRules({
      removeRuleIds: [ruleId],
      addRules: [
        {
          id: ruleId,
          action: {
            type: "modifyHeaders",
            requestHeaders: [{ header: "origin", operation: "set", value: origin }],
          },
          condition: {
            initiatorDomains: [browser.runtime.id],
            requestDomains: [hostname],
            urlFilter: `|${origin}/`,
            resourceTypes: ["xmlhttprequest"],
          },
        },
      ],
    });
    return true;
  } catch {
    return false;
  }
};

/** Takes that back. */
export const forgetOrigins = (): Promise<void> =>
  browser.declarativeNetRequest.updateDynamicRules({ removeRuleIds: [ruleId] });
