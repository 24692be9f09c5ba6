import { useAuth } from "@whetstone/auth-session/react";
import { Callout } from "@whetstone/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBilling } from "../billing/use-billing.ts";
import { forgetIntent, readIntent } from "../session/signup-intent.ts";
import { LoadingScreen } from "../shell/loading-screen.tsx";

/**
 * Leads who came by a link with `plan=pro` from the sign-up to the checkout, once; the screens
 * show when they come back, or when it can't be opened.
 */
export const BeginCheckout = ({ children }: { readonly children: ReactNode }) => {
  const { user } = useAuth();
  const { failure, checkout } = useBilling();
  const level = user?.accessLevel;
  const [wanted] = useState(
    () =>
      readIntent(window.sessionStorage).plan === "pro" && level !== "pro" && level !== "waitlist",
  );
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    forgetIntent(window.sessionStorage);
    if (wanted) void checkout("signup");
  });

  if (wanted && !failure) return <LoadingScreen>Opening checkout...</LoadingScreen>;
  return (
    <>
      {failure && (
        <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6">
          <Callout kind="error" title={failure.message}>
            <p>{failure.reason}</p>
          </Callout>
        </div>
      )}
      {children}
    </>
  );
};
