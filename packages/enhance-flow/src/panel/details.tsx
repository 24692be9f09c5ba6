import { type Level, levels } from "@whetstone/enhancer/basics";
import { Disclosure, Select } from "@whetstone/ui";
import type { ReactNode } from "react";
import { useLanguage } from "../language/use-language.tsx";
import { choiceOfLevel } from "../names.ts";

/** What is not needed to take a result: opened by who wants to know or to choose more. */
export const Details = ({
  level,
  onLevel,
  isPro,
  disabled,
  note,
  children,
}: {
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
  readonly isPro: boolean;
  readonly disabled: boolean;
  /** Stands in the line that opens it: what is left of the allowance. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}) => {
  const language = useLanguage();
  return (
    <Disclosure
      className="-mb-1 border-line border-t"
      summary={
        <>
          <span>{language.say("details")}</span>
          {note}
        </>
      }
    >
      <div className="-ms-5 flex flex-col gap-3.5 pt-1">
        <Select<Level>
          label={language.say("level")}
          size="sm"
          className="flex-row items-center gap-2.5"
          choices={levels.map((one) => choiceOfLevel(one, isPro, language))}
          value={level}
          onValueChange={onLevel}
          disabled={disabled}
        />
        {children}
      </div>
    </Disclosure>
  );
};
