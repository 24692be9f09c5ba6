import type { User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { Card, ErrorState } from "@whetstone/ui";
import { useBilling } from "../billing/use-billing.ts";
import { type Loading, useLoaded } from "../figures/use-loaded.ts";
import { Main } from "../shell/main.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useTrackPage } from "../telemetry/telemetry-context.tsx";
import { AboutMeCard } from "./about-me-card.tsx";
import { AccountCard } from "./account-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { type LoadedSettings, loadSettings } from "./load-settings.ts";
import { PlanCard } from "./plan-card.tsx";
import { PrivacyCard } from "./privacy-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { useOwnData } from "./use-own-data.ts";

const column = "flex min-w-0 flex-col gap-4 sm:gap-5";

const Cards = ({
  user,
  view,
  onRetry,
}: {
  /** The session's person: what was loaded is in it, and what has changed since. */
  readonly user: User;
  readonly view: Loading<LoadedSettings>;
  readonly onRetry: () => void;
}) => {
  const billing = useBilling();
  const data = useOwnData();
  const isBusy = data.processing !== null || billing.opening !== null;
  switch (view.status) {
    case "loading":
    case "signed-out":
      return <PageLoading />;
    case "failed":
      return (
        <Card className="mt-7">
          <ErrorState title="Settings Error" onRetry={onRetry}>
            {view.message}
            {view.reason && (
              <>
                <br />
                {view.reason}
              </>
            )}
          </ErrorState>
        </Card>
      );
    case "ready":
      return (
        <div className="mt-7 grid items-start gap-4 sm:gap-5 md:grid-cols-2">
          <div className={column}>
            <AccountCard key={user.id} user={user} />
            <PlanCard user={user} billing={billing} isBusy={isBusy} onBegin={data.clear} />
          </div>
          <div className={column}>
            <PrivacyCard data={data} isBusy={isBusy} onBegin={billing.clear} />
            <ExportCard data={data} isBusy={isBusy} onBegin={billing.clear} />
            <AboutMeCard userId={user.id} />
          </div>
          <SessionsCard />
        </div>
      );
  }
};

/** /settings, titled 'Settings & Privacy' (APP-23). */
export const SettingsPage = () => {
  useTrackPage("settings");
  const { user } = useAuth();
  const { view, retry } = useLoaded(loadSettings);
  if (!user) return null;
  return (
    <Main className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <PageTitle>{"Settings & Privacy"}</PageTitle>
      <h1 className="text-3xl font-semibold">Settings &amp; Privacy</h1>
      <p className="mt-1.5 break-words text-ink-muted">{user.email}</p>
      <Cards user={user} view={view} onRetry={retry} />
    </Main>
  );
};
