import { Button } from "@whetstone/ui";
import { GraduationCap } from "lucide-react";
import { useOnboarding } from "../signed-in/onboarding-context.tsx";
import { AiSites } from "./ai-sites.tsx";
import { TestEventButton } from "./test-event-button.tsx";

/** Quick actions (APP-3); Try Enhancement while the onboarding isn't completed. */
export const QuickActions = () => {
  const { completed, reopen } = useOnboarding();
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <TestEventButton />
      {!completed && (
        <Button size="sm" className="max-sm:w-full" onClick={reopen}>
          <GraduationCap aria-hidden="true" />
          Try Enhancement
        </Button>
      )}
      <AiSites />
    </div>
  );
};
