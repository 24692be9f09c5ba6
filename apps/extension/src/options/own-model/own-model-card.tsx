import { Card, Skeleton, Switch } from "@whetstone/ui";
import { useState } from "react";
import { isEnginesNews } from "../../messages/own-engines.ts";
import { readOwnModel } from "../../messages/own-model.ts";
import { defaultSettings } from "../../messages/settings.ts";
import { changeSettings, useSettings } from "../../messages/use-settings.ts";
import { useWorkerValue } from "../../messages/use-worker-value.ts";
import { language } from "../../platform/language.ts";
import { BrowserModelPart } from "./browser-model-part.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { ConnectedView } from "./connected-view.tsx";

const { say } = language;

/** `null` is an answer here: no model is connected. */
const readOwn = async () => ({ model: await readOwnModel() });

const Connection = () => {
  const own = useWorkerValue(readOwn, isEnginesNews);
  const [isChanging, setChanging] = useState(false);
  if (!own) return <Skeleton className="h-52" />;
  return own.model && !isChanging ? (
    <ConnectedView model={own.model} onChange={() => setChanging(true)} />
  ) : (
    <ConnectForm connected={own.model} onDone={() => setChanging(false)} />
  );
};

const FiguresSwitch = () => {
  const read = useSettings();
  return (
    <Switch
      disabled={!read}
      label={say("ownModel_figures")}
      hint={say("ownModel_figuresHint")}
      checked={(read ?? defaultSettings).sendFigures}
      onCheckedChange={(sendFigures) => void changeSettings({ sendFigures })}
    />
  );
};

/** Models of the person's own: they need no account, and cost no use. */
export const OwnModelCard = () => (
  <Card id="ownModel" title={say("ownModel")} description={say("ownModel_description")}>
    <div className="flex flex-col gap-6">
      <section aria-label={say("ownModel_connect")} className="flex flex-col gap-3">
        <h3 className="font-semibold text-ink text-sm">{say("ownModel_connect")}</h3>
        <Connection />
      </section>
      <BrowserModelPart />
      <FiguresSwitch />
    </div>
  </Card>
);
