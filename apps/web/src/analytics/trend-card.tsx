import type { DashboardStats, TrendSpan } from "@whetstone/api-client";
import { Card, SegmentedControl } from "@whetstone/ui";
import { paths } from "../paths.ts";
import { TextLink } from "../shell/text-link.tsx";
import { TrendChart } from "./trend-chart.tsx";

const spans: readonly { readonly value: TrendSpan; readonly label: string }[] = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
];

/** The usage trend (APP-22): 7 days, on Pro 30 and 90 too. */
export const TrendCard = ({
  trend,
  span,
  isPro,
  onSpan,
}: {
  readonly trend: DashboardStats["usageTrends"];
  readonly span: TrendSpan;
  readonly isPro: boolean;
  readonly onSpan: (span: TrendSpan) => void;
}) => (
  <Card
    title="Usage trend"
    description="Enhancements per day (UTC)"
    action={
      isPro ? (
        <SegmentedControl<TrendSpan>
          label="Span"
          size="sm"
          choices={spans}
          value={span}
          onValueChange={onSpan}
        />
      ) : (
        <p className="text-sm text-ink-muted">
          Last 7 days. 30 and 90 days are part of <TextLink to={paths.settings}>Pro</TextLink>.
        </p>
      )
    }
  >
    <TrendChart trend={trend} />
  </Card>
);
