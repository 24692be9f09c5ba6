import { lowUsesThreshold, monthlyAllowance, type User } from "@whetstone/api-client";
import { Meter } from "@whetstone/ui";
import { usageText } from "../usage.ts";

/** The allowance of the signed-in person, as every screen shows it. */
export const UsageMeter = ({ user }: { readonly user: User }) => {
  const allowance = monthlyAllowance[user.accessLevel];
  if (allowance === null) return <p className="text-sm text-ink-muted">{usageText(user)}</p>;
  return (
    <Meter
      label="Enhancements"
      valueText={usageText(user)}
      value={user.usesRemaining}
      max={Math.max(allowance, user.usesRemaining, 1)}
      tone={user.usesRemaining <= lowUsesThreshold ? "spark" : "steel"}
    />
  );
};
