import { choiceOfLevel } from "@whetstone/enhance-flow";
import { EngineSelect, LanguageProvider } from "@whetstone/enhance-flow/react";
import { type Level, levels, styles } from "@whetstone/enhancer/basics";
import { Select, Switch } from "@whetstone/ui";
import { isEnginesNews, readEngines } from "../messages/own-engines.ts";
import type { Settings } from "../messages/settings.ts";
import { isNewsOf, readOwnStyles } from "../messages/use-kept.ts";
import { changeSettings } from "../messages/use-settings.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";
import { language, panelLanguage } from "../platform/language.ts";
import { Section } from "./section.tsx";

const { say } = language;
const isNews = isNewsOf("ownStyles");

/** What the next enhancement starts with, and the score while typing. */
export const DefaultsSection = ({
  settings,
  isPro,
}: {
  readonly settings: Settings;
  readonly isPro: boolean;
}) => {
  const ownStyles = useWorkerValue(readOwnStyles, isNews) ?? [];
  const engines = useWorkerValue(readEngines, isEnginesNews) ?? [];
  const own = ownStyles.find(({ id }) => id === settings.ownStyleId);
  const choose = (value: string) => {
    const style = styles.find((one) => one === value);
    void changeSettings(style ? { style, ownStyleId: null } : { ownStyleId: value });
  };
  return (
    <Section title={say("next")}>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={say("style")}
          size="sm"
          choices={[
            ...styles.map((value): { value: string; label: string } => ({
              value,
              label: say(`style_${value}`),
            })),
            ...ownStyles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={own?.id ?? settings.style}
          onValueChange={choose}
        />
        <Select<Level>
          label={say("level")}
          size="sm"
          choices={levels.map((level) => choiceOfLevel(level, isPro, panelLanguage))}
          value={settings.level}
          onValueChange={(level) => void changeSettings({ level })}
        />
      </div>
      {engines.length > 0 && (
        <LanguageProvider language={panelLanguage}>
          <EngineSelect
            engines={engines}
            value={settings.engine}
            onChange={(engine) => void changeSettings({ engine })}
          />
        </LanguageProvider>
      )}
      <Switch
        label={say("liveScore")}
        checked={settings.liveScore}
        onCheckedChange={(liveScore) => void changeSettings({ liveScore })}
      />
    </Section>
  );
};
