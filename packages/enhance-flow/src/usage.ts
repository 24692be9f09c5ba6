import { monthlyAllowance, type User } from "@whetstone/api-client";

/** The allowance in words (accounts.md §2, user menu): 'Unlimited uses' or 'N uses remaining'. */
export const usageText = (user: Pick<User, "accessLevel" | "usesRemaining">): string => {
  if (monthlyAllowance[user.accessLevel] === null) return "Unlimited uses";
  return `${user.usesRemaining} ${user.usesRemaining === 1 ? "use" : "uses"} remaining`;
};
