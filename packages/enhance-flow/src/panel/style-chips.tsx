import { type Style, styles } from "@whetstone/enhancer";
import { Chip } from "@whetstone/ui";
import { styleNames } from "../names.ts";

/** The styles side by side. With a result shown, a press makes another one in that style. */
export const StyleChips = ({
  style,
  onStyle,
  disabled,
}: {
  readonly style: Style;
  readonly onStyle: (style: Style) => void;
  readonly disabled: boolean;
}) => (
  <fieldset className="flex min-w-0 flex-wrap gap-1.5">
    <legend className="sr-only">Style</legend>
    {styles.map((one) => (
      <Chip key={one} selected={one === style} disabled={disabled} onClick={() => onStyle(one)}>
        {styleNames[one]}
      </Chip>
    ))}
  </fieldset>
);
