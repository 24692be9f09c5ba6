import { createContext, useContext } from "react";

/** The query parameter that carries a session (AUTH-2). */
const parameter = "session";

/** The parts of a window this needs. */
export interface AddressedPage {
  readonly location: Pick<Location, "href">;
  readonly history: Pick<History, "replaceState" | "state">;
}

/** The session an address carried, until somebody has used it: it counts for one page only. */
export interface HandedOverSession {
  readonly token: () => string | null;
  readonly clear: () => void;
}

/** Holds a session; null where there is none. */
const holding = (token: string | null): HandedOverSession => {
  let held = token;
  return {
    token: () => held,
    clear: () => {
      held = null;
    },
  };
};

/**
 * Takes the session out of the page's address, before anything is asked of a server: an address is
 * kept in histories and told to others. To be called before the router reads the address.
 */
export const takeHandedOverSession = ({ location, history }: AddressedPage): HandedOverSession => {
  const address = new URL(location.href);
  const token = address.searchParams.get(parameter);
  if (token === null) return holding(null);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, "", address);
  return holding(token || null);
};

const HandedOverSessionContext = createContext<HandedOverSession>(holding(null));

/** Gives the screens below the session the address carried. */
export const HandedOverSessionProvider = HandedOverSessionContext;

/** The session the address carried when the page was loaded. */
export const useHandedOverSession = (): HandedOverSession => useContext(HandedOverSessionContext);
