/** The parts of `navigator` the rule reads. */
export interface BrowserNames {
  readonly userAgent: string;
  readonly vendor: string;
}

/**
 * True in Chrome: the user agent holds "Chrome" and the vendor "Google", and it is not Edge or
 * Opera. When that can't be read, Chrome is assumed (SITE-14).
 */
export const isChrome = (readNames: () => BrowserNames): boolean => {
  try {
    const { userAgent, vendor } = readNames();
    const isOther = /\bEdg(e|A|iOS)?\/|\bOPR\/|\bOpera\b/.test(userAgent);
    return userAgent.includes("Chrome") && vendor.includes("Google") && !isOther;
  } catch {
    return true;
  }
};
