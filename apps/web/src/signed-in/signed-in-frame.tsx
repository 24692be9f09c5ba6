import { useAuth } from "@whetstone/auth-session/react";
import { Outlet } from "react-router-dom";
import { TopNavigation } from "../navigation/top-navigation.tsx";
import { UpgradeModal } from "../upgrade/upgrade-modal.tsx";
import { BeginCheckout } from "./begin-checkout.tsx";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { DialogsProvider, useDialogs } from "./dialogs.tsx";

const Modals = () => {
  const { user } = useAuth();
  const { open, show } = useDialogs();
  if (!user) return null;
  return <UpgradeModal user={user} open={open === "upgrade"} onClose={() => show(null)} />;
};

/** What every signed-in screen has: the bar, the notices of a checkout, the modals. */
export const SignedInFrame = () => (
  <DialogsProvider>
    <BeginCheckout>
      <TopNavigation />
      <CheckoutNotice />
      <Outlet />
      <Modals />
    </BeginCheckout>
  </DialogsProvider>
);
