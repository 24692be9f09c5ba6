import { styleNames } from "@whetstone/enhance-flow";
import { type Style, styles } from "@whetstone/enhancer";

/** The style of the result: native radio buttons, so that the page stays light. */
export const StyleChoice = ({
  value,
  onChange,
}: {
  readonly value: Style;
  readonly onChange: (style: Style) => void;
}) => (
  <fieldset className="flex gap-1 rounded-lg bg-sunken p-1 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
    <legend className="sr-only">Style</legend>
    {styles.map((style) => (
      <label
        key={style}
        className="relative flex h-8 cursor-pointer items-center justify-center rounded-md px-3 text-sm font-medium text-ink-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name="try-it-style"
          value={style}
          checked={style === value}
          onChange={() => onChange(style)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {styleNames[style]}
      </label>
    ))}
  </fieldset>
);
