import { createContext, useContext } from "react";
import type { CheckoutReturn } from "./checkout-return.ts";

const CheckoutReturnContext = createContext<CheckoutReturn>(null);

/** Tells the screens below how the checkout ended that this page was opened by. */
export const CheckoutReturnProvider = CheckoutReturnContext;

/** How the checkout ended; `null` when the page was opened otherwise. */
export const useCheckoutReturn = (): CheckoutReturn => useContext(CheckoutReturnContext);
