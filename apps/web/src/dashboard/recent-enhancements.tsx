import { type DashboardStats, recentEnhancementsShown } from "@whetstone/api-client";
import { Card, EmptyState } from "@whetstone/ui";
import { PenLine } from "lucide-react";
import { RecentRow } from "./recent-row.tsx";

/** Recent enhancements: the first 5, newest first, with how many there are (APP-5). */
export const RecentEnhancements = ({
  stats,
  waits,
}: {
  readonly stats: DashboardStats;
  /** The person is on the waitlist: there is nothing to try yet. */
  readonly waits: boolean;
}) => {
  const rows = stats.recentEnhancements.slice(0, recentEnhancementsShown);
  return (
    <Card
      title="Recent enhancements"
      action={
        rows.length > 0 && (
          <p className="text-sm text-ink-muted tabular-nums">
            {`Showing ${rows.length} of ${stats.totalEnhancements}`}
          </p>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon={<PenLine aria-hidden="true" />} title="No enhancements yet">
          {waits
            ? "They show up here once it is your turn. "
            : "Try one above, or press Enhance in ChatGPT with the extension. "}
          Only lengths and scores are kept, never the text.
        </EmptyState>
      ) : (
        <ol className="-mb-2 divide-y divide-line">
          {rows.map((row) => (
            <RecentRow key={row.id} row={row} />
          ))}
        </ol>
      )}
    </Card>
  );
};
