import { createContext, useContext } from "react";

const DevelopmentContext = createContext(false);

/** Tells the screens below whether this is local development (AUTH-31). */
export const DevelopmentProvider = DevelopmentContext;

/** True in the development server on a local host. */
export const useIsDevelopment = (): boolean => useContext(DevelopmentContext);
