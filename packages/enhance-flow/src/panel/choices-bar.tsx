import type { EngineChoice, OwnEngine } from "../engine-choice.ts";
import type { Choices, OwnStyle } from "../flow.ts";
import { EngineSelect } from "./engine-select.tsx";
import { StyleChips, type StyleChoice } from "./style-chips.tsx";

/** The style of the enhancement, and what writes it where there is a choice. */
export const ChoicesBar = ({
  choices,
  ownStyles,
  onStyle,
  engines,
  onEngine,
  disabled,
}: {
  readonly choices: Choices;
  readonly ownStyles: readonly OwnStyle[];
  readonly onStyle: (style: StyleChoice) => void;
  /** The engines of the person's own. */
  readonly engines: readonly OwnEngine[];
  readonly onEngine: (engine: EngineChoice) => void;
  readonly disabled: boolean;
}) => (
  <div className="flex flex-col gap-2.5 @[34rem]:flex-row @[34rem]:items-center @[34rem]:justify-between">
    <StyleChips choices={choices} ownStyles={ownStyles} onStyle={onStyle} disabled={disabled} />
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
);
