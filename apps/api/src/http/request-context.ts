import type { Logger } from "pino";

/** What the listener knows of a connection. */
export interface ConnectionBindings {
  /** Address of the peer's socket. */
  readonly remoteAddress?: string | undefined;
}

/** Hono's types for this app. */
export interface AppEnv {
  Bindings: ConnectionBindings;
  Variables: {
    requestId: string;
    /** The client's address, as far as it can be trusted. */
    address: string;
    log: Logger;
    /** Pattern of the path, as the contract writes it; unset where no call of it answers. */
    route?: string;
    /** The action of the call, where its path has several. */
    action?: string;
    /** The code of the error it was answered with. */
    code?: string;
  };
}
