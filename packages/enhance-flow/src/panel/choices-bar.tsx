import { type Level, levels } from "@whetstone/enhancer";
import { Select } from "@whetstone/ui";
import type { Choices, OwnStyle } from "../flow.ts";
import { levelNames } from "../names.ts";
import { StyleChips, type StyleChoice } from "./style-chips.tsx";

/** Style and level of the enhancement; `expert` is Pro only (decisions.md). */
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
}) => (
  <div className="flex flex-col gap-2.5">
    <StyleChips choices={choices} ownStyles={ownStyles} onStyle={onStyle} disabled={disabled} />
    <Select<Level>
      label="Level"
      size="sm"
      className="flex-row items-center gap-2.5"
      choices={levels.map((value) => ({
        value,
        label: value === "expert" && !isPro ? `${levelNames[value]} (Pro)` : levelNames[value],
        disabled: value === "expert" && !isPro,
      }))}
      value={choices.level}
      onValueChange={onLevel}
      disabled={disabled}
    />
  </div>
);
