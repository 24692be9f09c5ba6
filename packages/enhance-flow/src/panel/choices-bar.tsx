import { type Level, levels } from "@whetstone/enhancer/basics";
import { Select } from "@whetstone/ui";
import type { EngineChoice, OwnEngine } from "../engine-choice.ts";
import type { Choices, OwnStyle } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { choiceOfLevel } from "../names.ts";
import { EngineSelect } from "./engine-select.tsx";
import { StyleChips, type StyleChoice } from "./style-chips.tsx";

/** Style and level of the enhancement, and what writes it where there is a choice. */
export const ChoicesBar = ({
  choices,
  ownStyles,
  onStyle,
  onLevel,
  engines,
  onEngine,
  isPro,
  disabled,
}: {
  readonly choices: Choices;
  readonly ownStyles: readonly OwnStyle[];
  readonly onStyle: (style: StyleChoice) => void;
  readonly onLevel: (level: Level) => void;
  /** The engines of the person's own. */
  readonly engines: readonly OwnEngine[];
  readonly onEngine: (engine: EngineChoice) => void;
  readonly isPro: boolean;
  readonly disabled: boolean;
}) => {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2.5 @[34rem]:flex-row @[34rem]:items-center @[34rem]:justify-between">
      <StyleChips choices={choices} ownStyles={ownStyles} onStyle={onStyle} disabled={disabled} />
      <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-2.5">
        <Select<Level>
          label={language.say("level")}
          size="sm"
          className="flex-row items-center gap-2.5"
          choices={levels.map((level) => choiceOfLevel(level, isPro, language))}
          value={choices.level}
          onValueChange={onLevel}
          disabled={disabled}
        />
        {engines.length > 0 && (
          <EngineSelect
            engines={engines}
            value={choices.engine ?? "automatic"}
            onChange={onEngine}
            disabled={disabled}
            className="flex-row items-center gap-2.5"
          />
        )}
      </div>
    </div>
  );
};
