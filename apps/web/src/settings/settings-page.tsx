import { useAuth } from "@whetstone/auth-session/react";
import { Card, ErrorState } from "@whetstone/ui";
import { type Loading, useLoaded } from "../figures/use-loaded.ts";
import { Main } from "../shell/main.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useTrackPage } from "../telemetry/telemetry-context.tsx";
import { AccountCard } from "./account-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { type LoadedSettings, loadSettings } from "./load-settings.ts";
import { PlanCard } from "./plan-card.tsx";
import { PrivacyCard } from "./privacy-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { useOwnData } from "./use-own-data.ts";

const column = "flex min-w-0 flex-col gap-4 sm:gap-5";

const Cards = ({
  view,
  onRetry,
}: {
  readonly view: Loading<LoadedSettings>;
  readonly onRetry: () => void;
}) => {
  const data = useOwnData();
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
            <AccountCard user={view.user} />
            <PlanCard user={view.user} disabled={data.processing !== null} />
          </div>
          <div className={column}>
            <PrivacyCard data={data} />
            <ExportCard data={data} />
          </div>
          <SessionsCard />
        </div>
      );
  }
};

/** /settings, titled 'Settings & Privacy' (accounts.md §2). */
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
      <Cards view={view} onRetry={retry} />
    </Main>
  );
};
