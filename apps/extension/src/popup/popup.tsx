import { productName } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { IconButton, PortalContainerProvider, Skeleton, Wordmark } from "@whetstone/ui";
import { Settings as Gear } from "lucide-react";
import { useEffect } from "react";
import { useSettings } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";
import { openOptions } from "../platform/tabs.ts";
import { DefaultsSection } from "./defaults-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { PageSection } from "./page-section.tsx";
import { ShortcutsSection } from "./shortcuts-section.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedIn } from "./signed-in.tsx";

const { say } = language;

const Account = () => {
  const auth = useAuth();
  switch (auth.status) {
    case "loading":
      return (
        <div aria-busy="true" className="flex flex-col gap-3">
          <p role="status" className="sr-only">
            {say("loading")}
          </p>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      );
    case "signed-out":
      return <SignInForm />;
    case "signed-in":
      return <SignedIn user={auth.user} onLogout={() => void auth.logout()} />;
  }
};

/**
 * The popup of the toolbar button: who is signed in and what is left, or a sign-in form; the page
 * in front, and what the next enhancement starts with.
 */
export const Popup = () => {
  const { recheck, user } = useAuth();
  const settings = useSettings();
  useEffect(() => {
    void recheck();
  }, [recheck]);
  return (
    <PortalContainerProvider>
      <main className="flex flex-col gap-4 p-4">
        <header className="flex items-center justify-between">
          <Wordmark name={productName} />
          <IconButton label={say("options")} size="sm" onClick={() => void openOptions()}>
            <Gear aria-hidden="true" />
          </IconButton>
        </header>
        <Account />
        {settings && (
          <>
            <PageSection settings={settings} />
            <DefaultsSection settings={settings} isPro={user?.accessLevel === "pro"} />
            {settings.keepHistory && <HistorySection />}
          </>
        )}
        <ShortcutsSection />
      </main>
    </PortalContainerProvider>
  );
};
