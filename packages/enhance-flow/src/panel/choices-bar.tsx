import { type Level, levels } from "@whetstone/enhancer/basics";
import { Select } from "@whetstone/ui";
import type { Choices, OwnStyle } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { choiceOfLevel } from "../names.ts";
import { StyleChips, type StyleChoice } from "./style-chips.tsx";

/** Style and level of the enhancement. */
export const ChoicesBar = ({
  choices,
  ownStyles,
  onStyle,
  onLevel,
  isPro,
  disabled,
}: {
  readonly choices: Choices;
  readonly ownStyles: readonly OwnStyle[];
  readonly onStyle: (style: StyleChoice) => void;
  readonly onLevel: (level: Level) => void;
  readonly isPro: boolean;
  readonly disabled: boolean;
}) => {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2.5 @[34rem]:flex-row @[34rem]:items-center @[34rem]:justify-between">
      <StyleChips choices={choices} ownStyles={ownStyles} onStyle={onStyle} disabled={disabled} />
      <Select<Level>
        label={language.say("level")}
        size="sm"
        className="shrink-0 flex-row items-center gap-2.5"
        choices={levels.map((level) => choiceOfLevel(level, isPro, language))}
        value={choices.level}
        onValueChange={onLevel}
        disabled={disabled}
      />
    </div>
  );
};
