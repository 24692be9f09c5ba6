import { parseWithoutEval } from "@whetstone/api-client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./options.css";
import { Options } from "./options.tsx";
import { texts } from "./texts.ts";

parseWithoutEval();
document.title = texts.pageTitle;

const mount = document.getElementById("root");
if (!mount) throw new Error("The options page has no #root");
createRoot(mount).render(
  <StrictMode>
    <Options />
  </StrictMode>,
);
