import type { User } from "@whetstone/api-client";
import { UsageMeter } from "@whetstone/enhance-flow/react";
import { Badge, Button } from "@whetstone/ui";
import { openWeb } from "../messages/open-web.ts";
import { language } from "../platform/language.ts";

const { say } = language;

/** What the plan of a level is called. */
const planOf = ({ accessLevel }: User): string =>
  say(accessLevel === "user" ? "plan_free" : `plan_${accessLevel}`);

/** Who is signed in, the plan, what is left, and where to go. */
export const SignedIn = ({
  user,
  onLogout,
}: {
  readonly user: User;
  readonly onLogout: () => void;
}) => (
  <>
    <div className="flex items-center justify-between gap-2">
      <p className="truncate text-sm text-ink-soft">{user.email}</p>
      <Badge tone={user.accessLevel === "pro" ? "spark" : "neutral"}>{planOf(user)}</Badge>
    </div>
    <UsageMeter user={user} />
    <div className="flex gap-2">
      <Button size="sm" onClick={() => openWeb("/dashboard")}>
        {say("dashboard")}
      </Button>
      <Button size="sm" variant="secondary" onClick={onLogout}>
        {say("logOut")}
      </Button>
    </div>
  </>
);
