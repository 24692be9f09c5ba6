import type { User } from "@whetstone/api-client";
import { Callout } from "@whetstone/ui";

/** Tells a waitlist member the place, and why nothing can be enhanced yet (WAIT-5). */
export const WaitlistNotice = ({
  user,
}: {
  readonly user: Pick<User, "accessLevel" | "waitlistPosition">;
}) =>
  user.accessLevel === "waitlist" && (
    <Callout
      title={
        user.waitlistPosition === null
          ? "You are on the waitlist"
          : `You are on the waitlist at position ${user.waitlistPosition.toLocaleString()}`
      }
    >
      <p>You can enhance prompts as soon as it is your turn. We send you an email.</p>
    </Callout>
  );
