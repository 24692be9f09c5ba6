import { type Level, levels, type Style } from "@whetstone/enhancer";
import { Select } from "@whetstone/ui";
import type { Choices } from "../flow.ts";
import { levelNames } from "../names.ts";
import { StyleChips } from "./style-chips.tsx";

/** Style and level of the enhancement; `expert` is Pro only (decisions.md). */
export const ChoicesBar = ({
  choices,
  onStyle,
  onLevel,
  isPro,
  disabled,
}: {
  readonly choices: Choices;
  readonly onStyle: (style: Style) => void;
  readonly onLevel: (level: Level) => void;
  readonly isPro: boolean;
  readonly disabled: boolean;
}) => (
  <div className="flex flex-col gap-2.5">
    <StyleChips style={choices.style} onStyle={onStyle} disabled={disabled} />
    <Select<Level>
      label="Level"
      size="sm"
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
