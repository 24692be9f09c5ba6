import { lowUsesThreshold, monthlyAllowance, type User } from "@whetstone/api-client";
import { classNames } from "@whetstone/ui";
import { useLanguage } from "../language/use-language.tsx";
import { usageText } from "../usage.ts";

/** What is left of the allowance, in a few words at the end of a line. */
export const UsesLeft = ({ user }: { readonly user: User }) => {
  const isLow =
    monthlyAllowance[user.accessLevel] !== null && user.usesRemaining <= lowUsesThreshold;
  return (
    <span
      className={classNames(
        "ms-auto text-xs tabular-nums",
        isLow ? "font-semibold text-spark-ink" : "text-ink-muted",
      )}
    >
      {usageText(user, useLanguage())}
    </span>
  );
};
