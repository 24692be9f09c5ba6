import { parseWithoutEval } from "@whetstone/api-client";
import { AuthProvider } from "@whetstone/auth-session/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMirroredSession } from "../messages/mirrored-session.ts";
import "./first-run.css";
import { FirstRun } from "./first-run.tsx";
import { texts } from "./texts.ts";

parseWithoutEval();

const ended = new AbortController();
addEventListener("pagehide", () => ended.abort());
document.title = texts.title;

const mount = document.getElementById("root");
if (!mount) throw new Error("The first-run page has no #root");
createRoot(mount).render(
  <StrictMode>
    <AuthProvider session={createMirroredSession(ended.signal)}>
      <FirstRun />
    </AuthProvider>
  </StrictMode>,
);
