import type { TrendSpan } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { Button, Callout, Card, ErrorState, Skeleton, VisuallyHidden } from "@whetstone/ui";
import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { FailedCard } from "../figures/failed-card.tsx";
import { type Load, type Loading, useLoaded } from "../figures/use-loaded.ts";
import { Main } from "../shell/main.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useTrackPage } from "../telemetry/telemetry-context.tsx";
import { AnalyticsStats } from "./analytics-stats.tsx";
import { Distribution } from "./distribution.tsx";
import { analyticsTexts, type LoadedAnalytics, loadAnalytics } from "./load-analytics.ts";
import { RecentActivity } from "./recent-activity.tsx";
import { TrendCard } from "./trend-card.tsx";
import { useHistoryDownload } from "./use-history-download.ts";

const AnalyticsSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {["total", "week", "quality", "last"].map((place) => (
        <Card key={place} className="p-5">
          <Skeleton className="h-4 w-24 max-w-full" />
          <Skeleton className="mt-3 h-8 w-16" />
          <Skeleton className="mt-3 h-4 w-28 max-w-full" />
        </Card>
      ))}
    </div>
    <Card>
      <Skeleton className="h-72 w-full" />
    </Card>
  </>
);

const HistoryButton = () => {
  const { pending, failure, download } = useHistoryDownload();
  return (
    <>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void download()}>
        {!pending && <Download aria-hidden="true" />}
        {pending ? "Preparing" : "Download CSV"}
      </Button>
      {failure && (
        <Callout kind="error" title={failure.message} className="w-full">
          <p>{failure.reason}</p>
        </Callout>
      )}
    </>
  );
};

const Figures = ({
  view,
  span,
  isPro,
  onSpan,
  onRetry,
}: {
  readonly view: Loading<LoadedAnalytics>;
  readonly span: TrendSpan;
  readonly isPro: boolean;
  readonly onSpan: (span: TrendSpan) => void;
  readonly onRetry: () => void;
}) => {
  switch (view.status) {
    case "loading":
    case "signed-out":
      return <AnalyticsSkeleton />;
    case "no-data":
      return (
        <Card>
          <ErrorState title={analyticsTexts.noData} />
        </Card>
      );
    case "failed":
      return <FailedCard failure={view} onRetry={onRetry} />;
    case "ready":
      return (
        <>
          <AnalyticsStats stats={view.stats} />
          <TrendCard trend={view.stats.usageTrends} span={span} isPro={isPro} onSpan={onSpan} />
          <Distribution stats={view.stats} />
          <RecentActivity stats={view.stats} />
        </>
      );
  }
};

/** /analytics (APP-19). */
export const AnalyticsPage = () => {
  useTrackPage("analytics");
  const { user } = useAuth();
  const [span, setSpan] = useState<TrendSpan>("7");
  const load: Load<LoadedAnalytics> = useCallback(
    (client, signal) => loadAnalytics(client, span, signal),
    [span],
  );
  const { view, retry } = useLoaded(load);
  if (!user) return null;
  const isPro = user.accessLevel === "pro";
  return (
    <Main className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 py-8 sm:px-6 sm:py-10">
      <PageTitle>Analytics</PageTitle>
      <header className="mb-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl font-semibold">Analytics</h1>
        {isPro && <HistoryButton />}
      </header>
      <Figures view={view} span={span} isPro={isPro} onSpan={setSpan} onRetry={retry} />
    </Main>
  );
};
