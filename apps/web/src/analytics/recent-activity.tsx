import type { DashboardStats, RecentEnhancement } from "@whetstone/api-client";
import { Badge, Card, EmptyState } from "@whetstone/ui";
import { PenLine } from "lucide-react";
import { EnhancementOrigin } from "../figures/enhancement-origin.tsx";
import { signed } from "../figures/figures.ts";
import { improvementPercent, outOfFive } from "./analytics-figures.ts";

const Row = ({ row }: { readonly row: RecentEnhancement }) => {
  const percent = improvementPercent(row);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[1fr_auto_9.5rem]">
      <EnhancementOrigin row={row} />
      <p className="text-sm tabular-nums">
        <span className="font-semibold text-ink">{outOfFive(row.qualityScore)}</span>
        {row.qualityScore !== null && (
          <span className="text-ink-muted">{` / ${outOfFive(100)}`}</span>
        )}
      </p>
      {percent !== null && (
        <Badge
          tone={percent > 0 ? "green" : "neutral"}
          className="justify-self-start max-sm:col-span-2 sm:justify-self-end"
        >
          {`${signed(percent)}% improvement`}
        </Badge>
      )}
    </li>
  );
};

/** Recent activity with quality out of 5.0 and the improvement in percent (APP-20). */
export const RecentActivity = ({ stats }: { readonly stats: DashboardStats }) => (
  <Card title="Recent activity">
    {stats.recentEnhancements.length === 0 ? (
      <EmptyState icon={<PenLine aria-hidden="true" />} title="No activity yet">
        Sharpen a prompt on your dashboard or in a chat.
      </EmptyState>
    ) : (
      <ol className="-my-3.5 divide-y divide-line">
        {stats.recentEnhancements.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
    )}
  </Card>
);
