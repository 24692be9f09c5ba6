import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { extensionFolder } from "./browser.ts";

const localesFolder = `${extensionFolder}/_locales`;
const messagesSchema = z.record(z.string(), z.object({ message: z.string() }));

/** The languages of the built extension, as its folders name them. */
export const builtLanguages = (): readonly string[] => readdirSync(localesFolder);

/** What the built extension says in a language. */
export const textsOf = (language: string) => {
  const file = readFileSync(`${localesFolder}/${language}/messages.json`, "utf8");
  const messages = messagesSchema.parse(JSON.parse(file));
  const all = Object.values(messages).map(({ message }) => message);
  return {
    all,
    /** The message of a key; a missing one fails the test. */
    say: (key: string, ...values: readonly string[]): string => {
      const found = messages[key];
      if (!found) throw new Error(`${language} has no message ${key}`);
      return found.message.replace(/\$(\d)/g, (_, at: string) => values[Number(at) - 1] ?? "");
    },
  };
};

const patternOf = (message: string): string =>
  message
    .replaceAll(/[.*+?^{}()|[\]\\]/g, "\\$&")
    .replaceAll(/\$\d/g, ".+")
    .replaceAll(/\s+/g, "\\s+");

/** Below a selector, everything that is seen or read out: texts and names, but for what people wrote. */
export const spokenBelow = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((root) => {
    const spoken = new Set<string>();
    const visit = (node: Node) => {
      if (node instanceof Text) spoken.add(node.data.replace("✓", "").trim());
      if (!(node instanceof Element)) return;
      const isWritten = node.matches(
        "[dir=auto], [role=presentation], textarea, kbd, style, script",
      );
      if (isWritten || !node.checkVisibility({ visibilityProperty: true })) return;
      for (const name of ["aria-label", "placeholder", "title"])
        spoken.add(node.getAttribute(name) ?? "");
      for (const child of (node.shadowRoot ?? node).childNodes) visit(child);
    };
    visit(root);
    return [...spoken].filter((text) => /\p{L}/u.test(text));
  });

/** Of what is spoken, all that is no message of the language and none of the names given. */
export const notSaidIn = (
  language: string,
  spoken: readonly string[],
  names: readonly RegExp[],
): readonly string[] => {
  const worded = textsOf(language).all.filter((message) =>
    /\p{L}/u.test(message.replaceAll(/\$\d|Pro/g, "")),
  );
  const isSaid = new RegExp(`^(${worded.map(patternOf).join("|")})$`, "su");
  return spoken.filter((text) => !isSaid.test(text) && !names.some((name) => name.test(text)));
};

/** The elements below a selector that are wider than their place, as short lines. */
export const tooWideBelow = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((host) => {
    const root = host.shadowRoot?.querySelector("[role=dialog]") ?? host;
    const { left, right } = root.getBoundingClientRect();
    return [...root.querySelectorAll("*")]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest(".sr-only")) return false;
        const box = element.getBoundingClientRect();
        if (box.width <= 1) return false;
        const isOut = box.right > right + 1 || box.left < left - 1;
        const isCut =
          element.matches("button, label, h1, h2, h3, p, span") &&
          getComputedStyle(element).display !== "inline" &&
          element.scrollWidth > element.clientWidth + 1;
        return isOut || isCut;
      })
      .map((element) => `${element.tagName} ${element.textContent}`.slice(0, 80));
  });
