import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { takeCheckoutReturn } from "./billing/checkout-return.ts";
import { CheckoutReturnProvider } from "./billing/checkout-return-context.ts";
import { createRoutes } from "./router.tsx";
import { AccountProviders } from "./session/account-providers.tsx";
import type { Account } from "./session/create-account.ts";
import {
  HandedOverSessionProvider,
  takeHandedOverSession,
} from "./session/guard/handed-over-session.ts";

export type { Account } from "./session/create-account.ts";

/** The app at a path, for whoever plays the server to it: the gallery does. */
export const screenAt = (path: string, account: Account) => {
  const routes = createRoutes(async () => () => <AccountProviders account={account} />);
  return (
    <CheckoutReturnProvider value={takeCheckoutReturn(window)}>
      <HandedOverSessionProvider value={takeHandedOverSession(window)}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </HandedOverSessionProvider>
    </CheckoutReturnProvider>
  );
};
