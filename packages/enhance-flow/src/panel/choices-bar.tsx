import { type Level, levels, type Style, styles } from "@whetstone/enhancer";
import { Select } from "@whetstone/ui";
import type { Choices } from "../flow.ts";
import { levelNames, styleNames } from "../names.ts";

/** Style and level of the next enhancement; `expert` is Pro only (decisions.md). */
export const ChoicesBar = ({
  choices,
  onChoose,
  isPro,
  disabled,
}: {
  readonly choices: Choices;
  readonly onChoose: (choices: Partial<Choices>) => void;
  readonly isPro: boolean;
  readonly disabled: boolean;
}) => (
  <div className="grid grid-cols-2 gap-2">
    <Select<Style>
      label="Style"
      size="sm"
      choices={styles.map((value) => ({ value, label: styleNames[value] }))}
      value={choices.style}
      onValueChange={(style) => onChoose({ style })}
      disabled={disabled}
    />
    <Select<Level>
      label="Level"
      size="sm"
      choices={levels.map((value) => ({
        value,
        label: value === "expert" && !isPro ? `${levelNames[value]} (Pro)` : levelNames[value],
        disabled: value === "expert" && !isPro,
      }))}
      value={choices.level}
      onValueChange={(level) => onChoose({ level })}
      disabled={disabled}
    />
  </div>
);
