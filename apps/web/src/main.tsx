import "./styles.css";
import { parseWithoutEval } from "@whetstone/api-client";
import { PortalContainerProvider } from "@whetstone/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { takeCheckoutReturn } from "./billing/checkout-return.ts";
import { CheckoutReturnProvider } from "./billing/checkout-return-context.ts";
import { createRoutes } from "./router.tsx";
import {
  HandedOverSessionProvider,
  takeHandedOverSession,
} from "./session/guard/handed-over-session.ts";

parseWithoutEval();

const root = document.getElementById("root");
if (!root) throw new Error("index.html holds no #root");

window.history.scrollRestoration = "manual";
const routes = createRoutes(async () => (await import("./session/account-root.tsx")).AccountRoot);
const checkoutReturn = takeCheckoutReturn(window);
const handedOverSession = takeHandedOverSession(window);

createRoot(root).render(
  <StrictMode>
    <PortalContainerProvider>
      <CheckoutReturnProvider value={checkoutReturn}>
        <HandedOverSessionProvider value={handedOverSession}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </HandedOverSessionProvider>
      </CheckoutReturnProvider>
    </PortalContainerProvider>
  </StrictMode>,
);
