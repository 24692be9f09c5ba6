import { describe, expect, it } from "vitest";
import { isChrome } from "./is-chrome.ts";

const google = "Google Inc.";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

describe("browser detection (SITE-14)", () => {
  it.each([
    ["Chrome", chrome, google, true],
    ["Edge", `${chrome} Edg/140.0.0.0`, google, false],
    ["Opera", `${chrome} OPR/120.0.0.0`, google, false],
    ["a browser of another vendor", chrome, "Brave Software", false],
    [
      "Firefox",
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "",
      false,
    ],
    [
      "Safari",
      "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
      "Apple Computer, Inc.",
      false,
    ],
  ])("takes %s for what it is", (_, userAgent, vendor, expected) => {
    expect(isChrome(() => ({ userAgent, vendor }))).toBe(expected);
  });

  it("assumes Chrome when it can't tell", () => {
    const broken = () => {
      throw new TypeError("blocked");
    };
    expect(isChrome(broken)).toBe(true);
  });
});
