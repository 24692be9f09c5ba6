import { Callout } from "@whetstone/ui";
import type { OwnDataAction, OwnDataNotice } from "./use-own-data.ts";

/** How an action ended, in the card it was begun in. */
export const ActionNotice = ({
  notice,
  actions,
}: {
  readonly notice: OwnDataNotice | null;
  readonly actions: readonly OwnDataAction[];
}) => {
  if (!notice || !actions.includes(notice.action)) return null;
  const { outcome } = notice;
  return outcome.kind === "done" ? (
    <Callout kind="success" className="mt-4">
      {outcome.message}
    </Callout>
  ) : (
    <Callout kind="error" title={outcome.message} className="mt-4">
      <p>{outcome.reason}</p>
    </Callout>
  );
};
