import { parseWithoutEval, productName } from "@whetstone/api-client";
import { AuthProvider } from "@whetstone/auth-session/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMirroredSession } from "../messages/mirrored-session.ts";
import "./popup.css";
import { Popup } from "./popup.tsx";

parseWithoutEval();

const ended = new AbortController();
addEventListener("pagehide", () => ended.abort());
document.title = productName;

const mount = document.getElementById("root");
if (!mount) throw new Error("The popup's page has no #root");
createRoot(mount).render(
  <StrictMode>
    <AuthProvider session={createMirroredSession(ended.signal)}>
      <Popup />
    </AuthProvider>
  </StrictMode>,
);
