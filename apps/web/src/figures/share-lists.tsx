import { answeredStyleSchema, type DashboardStats } from "@whetstone/api-client";
import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { platforms } from "@whetstone/enhancer";
import { Card, EmptyState, Meter } from "@whetstone/ui";
import { type Share, sortedShares } from "./figures.ts";

/** What a bar shows: its text, and how long it is of `max`. */
export interface Bar {
  readonly text: string;
  readonly value: number;
  readonly max: number;
}

/** The bars of a list, from all its counts. */
export type DescribeBars = (counts: readonly number[]) => readonly Bar[];

interface ShareListProps<Name extends string> {
  readonly title: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly shares: readonly Share<Name>[];
  readonly empty: string;
  readonly describe: DescribeBars;
}

const ShareList = <Name extends string>(props: ShareListProps<Name>) => {
  const { title, names, shares, empty, describe } = props;
  const bars = describe(shares.map(({ count }) => count));
  return (
    <Card title={title}>
      {shares.length === 0 ? (
        <EmptyState title={empty}>Enhance a prompt and it will show up here.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-3.5">
          {shares.map(({ name }, index) => {
            const { text, value, max } = bars[index] ?? { text: "", value: 0, max: 1 };
            return (
              <li key={name}>
                <Meter label={names[name]} valueText={text} value={value} max={max} />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
};

/** Two lists, platforms and styles, most used first, each with an empty state (APP-4). */
export const ShareLists = ({
  stats,
  platformTitle,
  describe,
}: {
  readonly stats: DashboardStats;
  readonly platformTitle: string;
  readonly describe: DescribeBars;
}) => (
  <div className="grid gap-4 sm:gap-5 md:grid-cols-2">
    <ShareList
      title={platformTitle}
      names={platformNames}
      shares={sortedShares(platforms, stats.platformsUsed)}
      empty="No platform used yet"
      describe={describe}
    />
    <ShareList
      title="Style preferences"
      names={styleNames}
      shares={sortedShares(answeredStyleSchema.options, stats.stylesUsed)}
      empty="No style used yet"
      describe={describe}
    />
  </div>
);
