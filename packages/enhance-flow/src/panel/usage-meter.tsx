import { lowUsesThreshold, monthlyAllowance, type User } from "@whetstone/api-client";
import { Meter } from "@whetstone/ui";
import { useLanguage } from "../language/use-language.tsx";
import { usageText } from "../usage.ts";

/** The allowance of the signed-in person, as every screen shows it. */
export const UsageMeter = ({ user }: { readonly user: User }) => {
  const language = useLanguage();
  const allowance = monthlyAllowance[user.accessLevel];
  if (allowance === null)
    return <p className="text-sm text-ink-muted">{usageText(user, language)}</p>;
  return (
    <Meter
      label={language.say("uses")}
      valueText={usageText(user, language)}
      value={user.usesRemaining}
      max={Math.max(allowance, user.usesRemaining, 1)}
      tone={user.usesRemaining <= lowUsesThreshold ? "spark" : "steel"}
    />
  );
};
