import { Button, Callout, ProgressBar } from "@whetstone/ui";
import {
  type BrowserModelState,
  getBrowserModel,
  isBrowserModelNews,
  readBrowserModel,
} from "../../messages/browser-model.ts";
import { useWorkerValue } from "../../messages/use-worker-value.ts";
import { language } from "../../platform/language.ts";

const { say } = language;

const Download = ({ share }: Pick<BrowserModelState, "share">) => (
  <div className="flex flex-col gap-1.5">
    <ProgressBar
      label={say("browserModel_progress")}
      value={share === null ? null : Math.round(share * 100)}
    />
    <p className="text-ink-muted text-sm">{say("browserModel_downloading")}</p>
  </div>
);

const Offer = ({ hasFailed }: Pick<BrowserModelState, "hasFailed">) => (
  <div className="flex flex-col items-start gap-3">
    <p className="text-ink-soft text-sm">{say("browserModel_offer")}</p>
    {hasFailed && <Callout kind="error">{say("browserModel_failed")}</Callout>}
    <Button size="sm" variant="secondary" onClick={() => void getBrowserModel()}>
      {say("browserModel_get")}
    </Button>
  </div>
);

const Body = ({ availability, share, hasFailed }: BrowserModelState) => {
  switch (availability) {
    case "available":
      return <p className="text-ink-soft text-sm">{say("browserModel_ready")}</p>;
    case "downloading":
      return <Download share={share} />;
    case "downloadable":
      return <Offer hasFailed={hasFailed} />;
    case "unavailable":
      return <p className="text-ink-muted text-sm">{say("browserModel_unavailable")}</p>;
    case "absent":
      return <p className="text-ink-muted text-sm">{say("browserModel_absent")}</p>;
  }
};

/** The browser's own model: whether it is there, and how to get it. */
export const BrowserModelPart = () => {
  const state = useWorkerValue(readBrowserModel, isBrowserModelNews);
  return (
    <section aria-label={say("browserModel")} className="flex flex-col gap-2">
      <h3 className="font-semibold text-ink text-sm">{say("browserModel")}</h3>
      {state && <Body {...state} />}
    </section>
  );
};
