import { AuthProvider, useAuth } from "@whetstone/auth-session/react";
import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { PendingConfirmationProvider } from "../account/pending-confirmation.tsx";
import { TelemetryProvider } from "../telemetry/telemetry-context.tsx";
import { ClientProvider } from "./client-context.tsx";
import type { Account } from "./create-account.ts";
import { DevelopmentProvider } from "./development-context.ts";

/** Rechecks the session on a page change and when the window gets the focus (AUTH-29). */
const SessionRecheck = () => {
  const { recheck } = useAuth();
  const { pathname } = useLocation();
  const checked = useRef<string | null>(null);
  useEffect(() => {
    if (checked.current === pathname) return;
    checked.current = pathname;
    void recheck();
  }, [recheck, pathname]);
  useEffect(() => {
    const ended = new AbortController();
    window.addEventListener("focus", () => void recheck(), { signal: ended.signal });
    return () => ended.abort();
  }, [recheck]);
  return null;
};

/** What every account screen works with, given to the screens below. */
export const AccountProviders = ({ account }: { readonly account: Account }) => (
  <ClientProvider value={account.client}>
    <TelemetryProvider value={account.track}>
      <DevelopmentProvider value={account.isDevelopment}>
        <AuthProvider session={account.session}>
          <PendingConfirmationProvider>
            <SessionRecheck />
            <Outlet />
          </PendingConfirmationProvider>
        </AuthProvider>
      </DevelopmentProvider>
    </TelemetryProvider>
  </ClientProvider>
);
