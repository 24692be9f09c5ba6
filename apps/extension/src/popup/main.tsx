import { productName } from "@whetstone/api-client";
import { AuthProvider } from "@whetstone/auth-session/react";
import { createMirroredSession } from "../messages/mirrored-session.ts";
import { endOfPage, showOwnPage } from "../own-page.tsx";
import "./popup.css";
import { Popup } from "./popup.tsx";

showOwnPage(
  productName,
  <AuthProvider session={createMirroredSession(endOfPage())}>
    <Popup />
  </AuthProvider>,
);
