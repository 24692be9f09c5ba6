import { findChromium } from "../../tools/find-chromium.ts";

const executablePath = findChromium();

/** How tests start Chromium as it is found on this machine; drawing by the processor is quicker here. */
export const launchOptions = {
  args: ["--no-sandbox", "--disable-gpu"],
  ...(executablePath ? { executablePath } : {}),
};
