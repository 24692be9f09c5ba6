import { useAuth } from "@whetstone/auth-session/react";
import { FailedCard } from "../figures/failed-card.tsx";
import { type Loading, useLoaded } from "../figures/use-loaded.ts";
import { Main } from "../shell/main.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useTrackPage } from "../telemetry/telemetry-context.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { type LoadedStats, loadStats } from "./load-stats.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentEnhancements } from "./recent-enhancements.tsx";
import { Stats } from "./stats.tsx";
import { TryEnhancement } from "./try/try-enhancement.tsx";
import { WaitingCard } from "./try/waiting-card.tsx";
import { UsageLists } from "./usage-lists.tsx";
import { useAutoUpgrade } from "./use-auto-upgrade.ts";
import { useOnboardingHere } from "./use-onboarding-here.ts";
import { WaitlistNotice } from "./waitlist-notice.tsx";
import { welcomeName } from "./welcome-name.ts";

const Figures = ({
  view,
  waits,
  onRetry,
}: {
  readonly view: Loading<LoadedStats>;
  /** The person is on the waitlist: there is nothing to try yet. */
  readonly waits: boolean;
  readonly onRetry: () => void;
}) => {
  switch (view.status) {
    case "loading":
    case "signed-out":
      return <DashboardSkeleton />;
    case "failed":
      return <FailedCard failure={view} onRetry={onRetry} />;
    case "ready":
      return (
        <>
          <Stats stats={view.stats} />
          <RecentEnhancements stats={view.stats} waits={waits} />
          <UsageLists stats={view.stats} />
        </>
      );
  }
};

/** /dashboard (APP-1, APP-9). */
export const DashboardPage = () => {
  useTrackPage("dashboard");
  const { user } = useAuth();
  const { view, retry, refresh } = useLoaded(loadStats);
  useOnboardingHere(refresh);
  useAutoUpgrade(view);
  if (!user) return null;
  const waits = user.accessLevel === "waitlist";
  return (
    <Main className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 py-8 sm:px-6 sm:py-10">
      <PageTitle>Dashboard</PageTitle>
      <header className="mb-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="min-w-0 text-3xl font-semibold break-words">{`Welcome, ${welcomeName(user)}`}</h1>
        <QuickActions />
      </header>
      <WaitlistNotice user={user} />
      {waits ? (
        <WaitingCard />
      ) : (
        <TryEnhancement key={user.id} userId={user.id} onEnhanced={refresh} />
      )}
      <Figures view={view} waits={waits} onRetry={retry} />
    </Main>
  );
};
