import "./styles.css";
import { PortalContainerProvider } from "@whetstone/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { routes } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html holds no #root");

window.history.scrollRestoration = "manual";

createRoot(root).render(
  <StrictMode>
    <PortalContainerProvider>
      <RouterProvider router={createBrowserRouter(routes)} />
    </PortalContainerProvider>
  </StrictMode>,
);
