import type { User } from "@whetstone/api-client";
import { Button, Dialog } from "@whetstone/ui";
import { lazy, Suspense } from "react";
import { reloadPage } from "../shell/crash-screen.tsx";
import { focusMain } from "../shell/main.tsx";
import { useDialogs } from "./dialogs.tsx";

/** In place of a modal whose code could not be loaded; the screen below stays as it is. */
const LostModal = () => {
  const { show } = useDialogs();
  const close = () => show(null);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title="This window could not be opened"
      description="Part of it could not be loaded. Check your connection, then try again."
      size="sm"
      onFocusLost={focusMain}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
          <Button onClick={reloadPage}>Try Again</Button>
        </>
      }
    />
  );
};

const UpgradeModal = lazy(() =>
  import("../upgrade/upgrade-modal.tsx").then(
    (loaded) => ({ default: loaded.UpgradeModal }),
    () => ({ default: LostModal }),
  ),
);
const OnboardingModal = lazy(() =>
  import("../onboarding/onboarding-modal.tsx").then(
    (loaded) => ({ default: loaded.OnboardingModal }),
    () => ({ default: LostModal }),
  ),
);

/** The modals of the signed-in screens. */
export const Modals = ({ user }: { readonly user: User }) => {
  const { open, show } = useDialogs();
  return (
    <Suspense>
      {open === "upgrade" && <UpgradeModal user={user} onClose={() => show(null)} />}
      {open === "onboarding" && <OnboardingModal user={user} />}
    </Suspense>
  );
};
