import type { ContextMessage } from "@whetstone/api-client";
import type { Host } from "../hosts/define-host.ts";

/** Parts of a message that nobody said: labels for assistive technology, buttons, menus. */
const notSaid = ".sr-only, button, [role='button'], [data-thread-find-skip], svg, style, script";

const wordsOf = (message: Element): string => {
  const copy = message.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const part of copy.querySelectorAll(notSaid)) part.remove();
  // A copy is laid out nowhere, so blocks and breaks have to say themselves where a line ends.
  for (const end of copy.querySelectorAll("p, div, li, pre, br, h1, h2, h3, h4, tr")) {
    end.append("\n");
    if (end.nodeName === "BR") end.replaceWith("\n");
  }
  return (copy.textContent ?? "").replace(/\n{3,}/g, "\n\n").trim();
};

/**
 * The messages of the conversation on a page, oldest first, by the host's selectors. Long threads
 * are only partly on the page, and a draft in an editor is no message.
 */
export const readConversation = (host: Host, page: Document): readonly ContextMessage[] => {
  const { user, assistant } = host.messages;
  return Array.from(page.querySelectorAll(`${user}, ${assistant}`)).flatMap((message) => {
    if (message.closest("[contenteditable='true'], form")) return [];
    const text = wordsOf(message);
    const role = message.matches(user) ? "user" : "assistant";
    return text === "" ? [] : [{ role, text } satisfies ContextMessage];
  });
};
