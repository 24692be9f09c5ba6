import type { DashboardStats } from "@whetstone/api-client";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { countTicks, outOfFive } from "./analytics-figures.ts";

type Trend = DashboardStats["usageTrends"];
type Day = Trend[number];

const axisFormat = new Intl.DateTimeFormat(undefined, {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeZone: "UTC" });
const axisText = (date: string) => axisFormat.format(new Date(date));
const dayText = (date: string) => dayFormat.format(new Date(date));

const qualityText = ({ enhancements, averageQuality }: Day): string =>
  enhancements === 0 ? "–" : `${outOfFive(averageQuality)} / ${outOfFive(100)}`;

const countText = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? "enhancement" : "enhancements"}`;

const DayTip = ({ day }: { readonly day: Day | undefined }) =>
  day && (
    <div className="rounded-lg border border-line bg-raised px-3 py-2 text-sm shadow-popup">
      <p className="font-medium">{dayText(day.date)}</p>
      <p className="text-ink-muted tabular-nums">
        {countText(day.enhancements)}
        {day.enhancements > 0 && `, quality ${qualityText(day)}`}
      </p>
    </div>
  );

/** The same figures as the bars, for those who don't see them. */
const TrendTable = ({ trend }: { readonly trend: Trend }) => (
  <table>
    <caption>{`Enhancements a day, last ${trend.length} days`}</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Enhancements</th>
        <th scope="col">Average quality</th>
      </tr>
    </thead>
    <tbody>
      {trend.map((day) => (
        <tr key={day.date}>
          <th scope="row">{dayText(day.date)}</th>
          <td>{day.enhancements.toLocaleString()}</td>
          <td>{qualityText(day)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const tick = { fill: "var(--color-ink-muted)", fontSize: 12 } as const;

/** Enhancements a day as bars, and as a table for assistive technology. */
export const TrendChart = ({ trend }: { readonly trend: Trend }) => (
  <div className="relative">
    <div aria-hidden="true" className="h-60 overflow-hidden">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...trend]}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          barCategoryGap={trend.length > 7 ? "18%" : "36%"}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="date"
            tickFormatter={axisText}
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={16}
            height={22}
          />
          <YAxis
            width={30}
            allowDecimals={false}
            ticks={countTicks(trend.map(({ enhancements }) => enhancements))}
            tick={tick}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            cursor={{ fill: "var(--color-hover)" }}
            isAnimationActive={false}
            content={({ label }) => <DayTip day={trend.find(({ date }) => date === label)} />}
          />
          <Bar
            dataKey="enhancements"
            fill="var(--color-spark)"
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
    <div className="sr-only">
      <TrendTable trend={trend} />
    </div>
  </div>
);
