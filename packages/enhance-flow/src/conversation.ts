import { type ContextMessage, maxContextLength } from "@whetstone/api-client";

/** A conversation on a page, as it was read. */
export interface OpenConversation {
  /** Oldest first. */
  readonly messages: readonly ContextMessage[];
  /** False once the person has gone on to another one: this one may not be sent then. */
  isOpen(): boolean;
}

/**
 * The newest messages of a conversation that fit together, in their order; the oldest of them is
 * cut at its beginning (EXT-9).
 */
export const newestOf = (
  messages: readonly ContextMessage[],
  limit: number = maxContextLength,
): readonly ContextMessage[] => {
  const kept: ContextMessage[] = [];
  let room = limit;
  for (const { role, text } of messages.toReversed()) {
    const words = text.trim();
    if (room === 0) break;
    if (words === "") continue;
    // A cut through a surrogate pair would leave half a character.
    const fitting = words.slice(-room).replace(/^[\udc00-\udfff]/, "");
    kept.unshift({ role, text: fitting });
    room -= fitting.length;
  }
  return kept;
};

/** How many characters messages, or answers, have together. */
export const lengthOf = (messages: readonly Pick<ContextMessage, "text">[]): number =>
  messages.reduce((sum, { text }) => sum + text.length, 0);
