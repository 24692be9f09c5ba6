import { styles } from "@whetstone/enhancer/basics";
import { Chip } from "@whetstone/ui";
import type { Choices, OwnStyle } from "../flow.ts";
import type { PanelLanguage } from "../language/english.ts";
import { useLanguage } from "../language/use-language.tsx";

/** One of the four styles, or one of the person's own. */
export type StyleChoice = Pick<Choices, "style" | "ownStyle"> | { readonly ownStyle: OwnStyle };

/** An own style's name; with what it asks for when another style is called the same. */
const namesOf = (
  ownStyles: readonly OwnStyle[],
  { say }: PanelLanguage,
): ReadonlyMap<OwnStyle, string> => {
  const all = [
    ...styles.map((style) => say(`style_${style}`)),
    ...ownStyles.map(({ name }) => name),
  ];
  const isShared = (name: string) => all.indexOf(name) !== all.lastIndexOf(name);
  return new Map(
    ownStyles.map((style) => [
      style,
      isShared(style.name) ? `${style.name}: ${style.instruction}` : style.name,
    ]),
  );
};

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
  const language = useLanguage();
  const { say } = language;
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
      {[...namesOf(ownStyles, language)].map(([ownStyle, name]) => (
        <Chip
          key={ownStyle.id}
          title={ownStyle.instruction}
          selected={ownStyle.id === choices.ownStyle?.id}
          disabled={disabled}
          onClick={() => onStyle({ ownStyle })}
        >
          <span className="max-w-40 truncate">{name}</span>
        </Chip>
      ))}
    </fieldset>
  );
};
