import { Switch } from "@whetstone/ui";
import { useMemo } from "react";
import { leaveOutBlanks } from "../blanks.ts";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

/** Says how many blanks nobody filled in, and lets them be inserted all the same. */
export const BlanksSwitch = ({
  flow,
  outcome: { text, original, answer },
  keepsBlanks,
}: {
  readonly flow: Pick<EnhanceFlow, "choose">;
  readonly outcome: Outcome;
  readonly keepsBlanks: boolean;
}) => {
  const { say, sayCount } = useLanguage();
  const { leftOut } = useMemo(
    () => leaveOutBlanks(text, answer.enhancedPrompt, original),
    [text, answer.enhancedPrompt, original],
  );
  if (leftOut === 0) return null;
  return (
    <Switch
      label={say("blanks_keep")}
      hint={sayCount("blanks_open", leftOut)}
      checked={keepsBlanks}
      onCheckedChange={(next) => flow.choose({ keepsBlanks: next })}
    />
  );
};
