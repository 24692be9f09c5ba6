import { answeredStyleSchema, type DashboardStats } from "@whetstone/api-client";
import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { platforms } from "@whetstone/enhancer";
import { Card, EmptyState, Meter } from "@whetstone/ui";
import { type Share, sortedShares } from "../figures/figures.ts";
import { percentages } from "./analytics-figures.ts";

const ShareList = <Name extends string>({
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
  const shown = percentages(shares.map(({ count }) => count));
  return (
    <Card title={title}>
      {shares.length === 0 ? (
        <EmptyState title={empty}>Enhance a prompt and it will show up here.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-3.5">
          {shares.map(({ name, count }, index) => (
            <li key={name}>
              <Meter
                label={names[name]}
                valueText={`${shown[index] ?? 0}% (${count.toLocaleString()})`}
                value={shown[index] ?? 0}
                max={100}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Platform distribution with percentages, and style preferences (accounts.md §2). */
export const Distribution = ({ stats }: { readonly stats: DashboardStats }) => (
  <div className="grid gap-4 sm:gap-5 md:grid-cols-2">
    <ShareList
      title="Platform distribution"
      names={platformNames}
      shares={sortedShares(platforms, stats.platformsUsed)}
      empty="No platform used yet"
    />
    <ShareList
      title="Style preferences"
      names={styleNames}
      shares={sortedShares(answeredStyleSchema.options, stats.stylesUsed)}
      empty="No style used yet"
    />
  </div>
);
