import { newestOf, type OpenConversation } from "./conversation.ts";
import type { FlowMoves } from "./flow-state.ts";

/** The open conversation, offered to go along with the next enhancement. */
export const createOffer = (
  { store }: FlowMoves,
  read: (() => Promise<OpenConversation>) | undefined,
) => {
  let offered: OpenConversation | null = null;

  const take = (conversation: OpenConversation | null) => {
    offered = conversation;
    store.setState({ conversation: conversation && newestOf(conversation.messages) });
  };
  const dropLeft = () => {
    if (offered && !offered.isOpen()) take(null);
  };

  return {
    /** Puts it away if the person has gone on to another one. */
    dropLeft,
    putAway: () => take(null),
    /** Reads it, or puts it away. */
    offer: async (isOffered: boolean): Promise<void> => {
      take(isOffered ? ((await read?.()) ?? null) : null);
      dropLeft();
    },
  };
};

export type Offer = ReturnType<typeof createOffer>;
