import { Select } from "@whetstone/ui";
import type { EngineChoice, OwnEngine } from "../engine-choice.ts";
import { useLanguage } from "../language/use-language.tsx";
import { nameOfEngine, placeOfEngine } from "../names.ts";

/** What is to write, each engine with where the text goes. */
export const EngineSelect = ({
  engines,
  value,
  onChange,
  disabled = false,
  className,
}: {
  /** The engines of the person's own that are set up. */
  readonly engines: readonly OwnEngine[];
  readonly value: EngineChoice;
  readonly onChange: (engine: EngineChoice) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}) => {
  const language = useLanguage();
  const { say } = language;
  const own = engines.map((engine) => ({
    value: engine.id,
    label: say("engine_at", nameOfEngine(engine, language), placeOfEngine(engine, language)),
  }));
  const isKnown =
    value === "automatic" || value === "server" || engines.some(({ id }) => id === value);
  return (
    <Select<EngineChoice>
      label={say("engine")}
      size="sm"
      {...(className === undefined ? {} : { className })}
      choices={[
        { value: "automatic", label: say("engine_automatic") },
        ...own,
        ...(isKnown ? [] : [{ value, label: say(`engine_${value}`) }]),
        { value: "server", label: nameOfEngine("server", language) },
      ]}
      value={value}
      onValueChange={onChange}
      disabled={disabled}
    />
  );
};
