import type { User } from "@whetstone/api-client";
import { longDay } from "./long-day.ts";

/** The place of a person who waits (WAIT-5). */
export const WaitlistPlan = ({ user }: { readonly user: User }) => (
  <div className="text-sm text-ink-soft">
    <p>
      You are on the waitlist
      {user.waitlistPosition !== null && (
        <>
          {" at position "}
          <strong className="font-semibold text-ink tabular-nums">
            {user.waitlistPosition.toLocaleString()}
          </strong>
        </>
      )}
      {user.waitlistJoinedAt && (
        <>
          {", since "}
          <time dateTime={user.waitlistJoinedAt}>{longDay(user.waitlistJoinedAt)}</time>
        </>
      )}
      .
    </p>
    <p className="mt-2">You get an email with a login link when it is your turn.</p>
  </div>
);
