import { monthlyAllowance, type User } from "@whetstone/api-client";
import { UsageMeter } from "@whetstone/enhance-flow/react";
import { Badge, Button } from "@whetstone/ui";
import { openWeb } from "../messages/open-web.ts";
import { language, panelLanguage } from "../platform/language.ts";

const { say } = language;

/** What the plan of a level is called. */
const planOf = ({ accessLevel }: User): string =>
  say(accessLevel === "user" ? "plan_free" : `plan_${accessLevel}`);

/** Nothing left: when the uses come back, and what has no limit. */
const NothingLeft = ({ nextResetDate }: Pick<User, "nextResetDate">) => (
  <div className="flex flex-col items-start gap-2">
    <p className="text-ink-soft text-sm">
      {nextResetDate === null
        ? panelLanguage.say("advice_quota-reached")
        : panelLanguage.say(
            "advice_quota-reached_on",
            language.sayTime(nextResetDate, { month: "short", day: "numeric" }),
          )}
    </p>
    <Button size="sm" onClick={() => openWeb("/settings")}>
      {panelLanguage.say("upgrade")}
    </Button>
  </div>
);

/** Who is signed in, the plan, what is left, and where to go. */
export const SignedIn = ({
  user,
  onLogout,
}: {
  readonly user: User;
  readonly onLogout: () => void;
}) => {
  const isSpent = monthlyAllowance[user.accessLevel] !== null && user.usesRemaining === 0;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <p className="truncate text-sm text-ink-soft">{user.email}</p>
        <Badge tone={user.accessLevel === "pro" ? "spark" : "neutral"}>{planOf(user)}</Badge>
      </div>
      <UsageMeter user={user} />
      {isSpent && <NothingLeft nextResetDate={user.nextResetDate} />}
      <div className="flex gap-2">
        <Button
          size="sm"
          variant={isSpent ? "secondary" : "primary"}
          onClick={() => openWeb("/dashboard")}
        >
          {say("dashboard")}
        </Button>
        <Button size="sm" variant="secondary" onClick={onLogout}>
          {say("logOut")}
        </Button>
      </div>
    </>
  );
};
