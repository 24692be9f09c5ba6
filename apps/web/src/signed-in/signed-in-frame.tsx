import type { User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { TopNavigation } from "../navigation/top-navigation.tsx";
import { BeginCheckout } from "./begin-checkout.tsx";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { DialogsProvider, useDialogs } from "./dialogs.tsx";
import { OnboardingProvider } from "./onboarding-context.tsx";

const UpgradeModal = lazy(async () => ({
  default: (await import("../upgrade/upgrade-modal.tsx")).UpgradeModal,
}));
const OnboardingModal = lazy(async () => ({
  default: (await import("../onboarding/onboarding-modal.tsx")).OnboardingModal,
}));

const Modals = ({ user }: { readonly user: User }) => {
  const { open, show } = useDialogs();
  return (
    <Suspense>
      {open === "upgrade" && <UpgradeModal user={user} onClose={() => show(null)} />}
      {open === "onboarding" && <OnboardingModal user={user} />}
    </Suspense>
  );
};

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
