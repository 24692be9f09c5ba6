import { productName } from "@whetstone/api-client";
import { AuthProvider } from "@whetstone/auth-session/react";
import { createMirroredSession } from "../messages/mirrored-session.ts";
import { endOfPage, showOwnPage } from "../own-page.tsx";
import { language } from "../platform/language.ts";
import "./first-run.css";
import { FirstRun } from "./first-run.tsx";

showOwnPage(
  language.say("welcome", productName),
  <AuthProvider session={createMirroredSession(endOfPage())}>
    <FirstRun />
  </AuthProvider>,
);
