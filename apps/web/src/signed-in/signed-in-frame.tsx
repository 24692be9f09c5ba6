import { useAuth } from "@whetstone/auth-session/react";
import { Outlet } from "react-router-dom";
import { TopNavigation } from "../navigation/top-navigation.tsx";
import { BeginCheckout } from "./begin-checkout.tsx";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { DialogsProvider } from "./dialogs.tsx";
import { Modals } from "./modals.tsx";
import { OnboardingProvider } from "./onboarding-context.tsx";

/** What every signed-in screen has: the bar, the notices of a checkout, the modals. */
export const SignedInFrame = () => {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <DialogsProvider>
      <OnboardingProvider key={user.id} user={user}>
        <BeginCheckout>
          <TopNavigation />
          <CheckoutNotice />
          <Outlet />
          <Modals user={user} />
        </BeginCheckout>
      </OnboardingProvider>
    </DialogsProvider>
  );
};
