import browser from "webextension-polyfill";

/** Number of the one rule there is. */
const ruleId = 1;

/** The requests to an address, whatever their path. */
const filterFor = (baseUrl: string): string => `|${new URL(baseUrl).origin}/`;

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
            urlFilter: filterFor(baseUrl),
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

/** Takes it back for every address but this one. */
export const forgetOriginsBut = async (baseUrl: string): Promise<void> => {
  const rules = await browser.declarativeNetRequest.getDynamicRules();
  const isOther = rules.some(({ condition }) => condition.urlFilter !== filterFor(baseUrl));
  if (isOther) await forgetOrigins();
};
