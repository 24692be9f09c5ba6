import type { RecentEnhancement } from "@whetstone/api-client";
import { platformNames, styleNames } from "@whetstone/enhance-flow";
import { Badge } from "@whetstone/ui";

const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Where an enhancement was made, in which style, and when. */
export const EnhancementOrigin = ({ row }: { readonly row: RecentEnhancement }) => (
  <div className="min-w-0">
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium text-ink">{platformNames[row.platform]}</span>
      <span className="text-ink-muted">{styleNames[row.style]}</span>
      {row.onDevice && <Badge>Made on your device</Badge>}
    </p>
    <time dateTime={row.timestamp} className="text-sm text-ink-muted">
      {whenFormat.format(new Date(row.timestamp))}
    </time>
  </div>
);
