import { monthlyAllowance, type User } from "@whetstone/api-client";
import { english, type PanelLanguage } from "./language/english.ts";

/** The allowance in words (APP-16): 'Unlimited uses' or 'N uses remaining'. */
export const usageText = (
  user: Pick<User, "accessLevel" | "usesRemaining">,
  { say, sayCount }: PanelLanguage = english,
): string =>
  monthlyAllowance[user.accessLevel] === null
    ? say("uses_unlimited")
    : sayCount("uses_left", user.usesRemaining);
