import { answeredStyleSchema, type DashboardStats } from "@whetstone/api-client";
import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { platforms } from "@whetstone/enhancer";
import { Card, EmptyState, Meter } from "@whetstone/ui";
import { type Share, sortedShares } from "../figures/figures.ts";

const countText = (count: number) =>
  `${count.toLocaleString()} ${count === 1 ? "enhancement" : "enhancements"}`;

const UsageList = <Name extends string>({
  title,
  names,
  shares,
  empty,
}: {
  readonly title: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly shares: readonly Share<Name>[];
  readonly empty: string;
}) => {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={title}>
      {shares.length === 0 ? (
        <EmptyState title={empty}>Enhance a prompt and it will show up here.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-3.5">
          {shares.map(({ name, count }) => (
            <li key={name}>
              <Meter label={names[name]} valueText={countText(count)} value={count} max={total} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Platform usage and style preferences, most used first (accounts.md §2). */
export const UsageLists = ({ stats }: { readonly stats: DashboardStats }) => (
  <div className="grid gap-4 sm:gap-5 md:grid-cols-2">
    <UsageList
      title="Platform usage"
      names={platformNames}
      shares={sortedShares(platforms, stats.platformsUsed)}
      empty="No platform used yet"
    />
    <UsageList
      title="Style preferences"
      names={styleNames}
      shares={sortedShares(answeredStyleSchema.options, stats.stylesUsed)}
      empty="No style used yet"
    />
  </div>
);
