import "./styles.css";
import { parseWithoutEval } from "@whetstone/api-client";
import { PortalContainerProvider } from "@whetstone/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { takeCheckoutReturn } from "./billing/checkout-return.ts";
import { CheckoutReturnProvider } from "./billing/checkout-return-context.ts";
import { routes } from "./router.tsx";

parseWithoutEval();

const root = document.getElementById("root");
if (!root) throw new Error("index.html holds no #root");

window.history.scrollRestoration = "manual";
const checkoutReturn = takeCheckoutReturn(window);

createRoot(root).render(
  <StrictMode>
    <PortalContainerProvider>
      <CheckoutReturnProvider value={checkoutReturn}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </CheckoutReturnProvider>
    </PortalContainerProvider>
  </StrictMode>,
);
