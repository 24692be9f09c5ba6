import { styles } from "@whetstone/enhancer";
import { Chip } from "@whetstone/ui";
import type { Choices, OwnStyle } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

/** One of the four styles, or one of the person's own. */
export type StyleChoice = Pick<Choices, "style" | "ownStyle"> | { readonly ownStyle: OwnStyle };

/**
 * The styles side by side, the person's own after the four. With a result shown, a press makes
 * another one in that style.
 */
export const StyleChips = ({
  choices,
  ownStyles,
  onStyle,
  disabled,
}: {
  readonly choices: Choices;
  readonly ownStyles: readonly OwnStyle[];
  readonly onStyle: (style: StyleChoice) => void;
  readonly disabled: boolean;
}) => {
  const { say } = useLanguage();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{say("style")}</legend>
      {styles.map((style) => (
        <Chip
          key={style}
          selected={!choices.ownStyle && style === choices.style}
          disabled={disabled}
          onClick={() => onStyle({ style, ownStyle: null })}
        >
          {say(`style_${style}`)}
        </Chip>
      ))}
      {ownStyles.map((ownStyle) => (
        <Chip
          key={ownStyle.id}
          title={ownStyle.instruction}
          selected={ownStyle.id === choices.ownStyle?.id}
          disabled={disabled}
          onClick={() => onStyle({ ownStyle })}
        >
          <span className="max-w-40 truncate">{ownStyle.name}</span>
        </Chip>
      ))}
    </fieldset>
  );
};
