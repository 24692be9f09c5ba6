import { proPricePerMonth, type User } from "@whetstone/api-client";
import { longDay } from "./long-day.ts";

/** What Pro gives, and until when after a cancellation (APP-24). */
export const ProPlan = ({ user }: { readonly user: User }) => {
  const end = user.subscriptionCurrentPeriodEnd;
  const isCanceling = user.subscriptionStatus === "active_canceling";
  return (
    <>
      <p className="text-sm text-ink-soft">Unlimited uses, all styles and all levels.</p>
      {end && (
        <p className="mt-3 text-sm text-ink-soft">
          {isCanceling ? (
            <>
              <strong className="font-semibold text-ink">
                Pro until <time dateTime={end}>{longDay(end)}</time>
              </strong>
              . Then the account is free again; nothing is lost.
            </>
          ) : (
            <>
              {`$${proPricePerMonth} per month, renews on `}
              <time dateTime={end}>{longDay(end)}</time>.
            </>
          )}
        </p>
      )}
    </>
  );
};
