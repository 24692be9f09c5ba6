import { Button, Card } from "@whetstone/ui";
import { Download } from "lucide-react";
import { ActionNotice } from "./action-notice.tsx";
import type { CardActions } from "./card-actions.ts";
import type { OwnData } from "./use-own-data.ts";

/** Everything stored about the person, to take along (APP-29). */
export const ExportCard = ({ data, isBusy, onBegin }: CardActions & { readonly data: OwnData }) => {
  const pending = data.processing === "export";
  return (
    <Card title="Data export">
      <p className="text-sm text-ink-soft">
        One JSON file with all that is stored about you: your account, your logins, your plan, and
        the figures of every enhancement.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        pending={pending}
        disabled={isBusy && !pending}
        onClick={() => {
          onBegin();
          void data.exportAll();
        }}
      >
        {!pending && <Download aria-hidden="true" />}
        {pending ? "Processing..." : "Export my data"}
      </Button>
      <ActionNotice notice={data.notice} actions={["export"]} />
    </Card>
  );
};
