import type { ContextMessage } from "@whetstone/api-client";
import type { OpenConversation } from "@whetstone/enhance-flow";
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
const readMessages = (host: Host, page: Document): readonly ContextMessage[] => {
  const { user, assistant } = host.messages;
  return Array.from(page.querySelectorAll(`${user}, ${assistant}`)).flatMap((message) => {
    if (message.closest("[contenteditable='true'], form")) return [];
    const text = wordsOf(message);
    const role = message.matches(user) ? "user" : "assistant";
    return text === "" ? [] : [{ role, text } satisfies ContextMessage];
  });
};

const addressOf = ({ location }: Document): string =>
  `${location.origin}${location.pathname}${location.search}`;

/**
 * The conversation on a page. It is another one when the address is, or when nothing that was read
 * stands there any more: some hosts begin a new chat under the same address.
 */
export const readConversation = (host: Host, page: Document): OpenConversation => {
  const address = addressOf(page);
  const messages = readMessages(host, page);
  const isStillThere = () => {
    const texts = new Set(readMessages(host, page).map(({ text }) => text));
    return messages.length === 0 || messages.some(({ text }) => texts.has(text));
  };
  return { messages, isOpen: () => addressOf(page) === address && isStillThere() };
};

/** Calls back whenever a page goes on to another address without being loaded anew. */
export const followAddress = (page: Window, onChange: () => void, signal: AbortSignal): void => {
  // Firefox before 147 has none: there a change is seen when something is to be sent.
  if (!("navigation" in page)) return;
  page.navigation.addEventListener("currententrychange", onChange, { signal });
};
