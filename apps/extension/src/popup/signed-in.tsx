import type { User } from "@whetstone/api-client";
import { UsageMeter } from "@whetstone/enhance-flow/react";
import { Badge, Button } from "@whetstone/ui";
import { openWeb } from "../messages/open-web.ts";

/** Who is signed in, what is left, and where to go. */
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
      {user.accessLevel === "pro" && <Badge>PRO</Badge>}
    </div>
    <UsageMeter user={user} />
    <div className="flex gap-2">
      <Button size="sm" onClick={() => openWeb("/dashboard")}>
        Dashboard
      </Button>
      <Button size="sm" variant="secondary" onClick={onLogout}>
        Log out
      </Button>
    </div>
  </>
);
