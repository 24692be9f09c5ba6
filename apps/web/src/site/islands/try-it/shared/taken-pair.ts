import { readShared, type SharedPair } from "./shared-pair.ts";

let taken: SharedPair | null = null;

/**
 * Takes what was shared out of the page's address at once: an address is kept in histories and told
 * to others.
 */
export const takeShared = ({ location, history }: Pick<Window, "location" | "history">): void => {
  taken = readShared(location.hash);
  if (taken) history.replaceState(history.state, "", location.pathname + location.search);
};

/** What the page's address held when it was opened. */
export const takenPair = (): SharedPair | null => taken;
