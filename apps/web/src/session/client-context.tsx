import type { ApiClient } from "@whetstone/api-client";
import { createContext, useContext } from "react";

const ClientContext = createContext<ApiClient | null>(null);

/** Gives the typed client to the screens below. */
export const ClientProvider = ClientContext;

/** The typed client of the API. */
export const useClient = (): ApiClient => {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useClient must be used within a ClientProvider");
  return client;
};
