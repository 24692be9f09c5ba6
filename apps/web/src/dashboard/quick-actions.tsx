import { AiSites } from "./ai-sites.tsx";
import { TestEventButton } from "./test-event-button.tsx";

/** Quick actions of the dashboard (accounts.md §2). */
export const QuickActions = () => (
  <div className="flex flex-wrap gap-2 max-sm:w-full">
    <TestEventButton />
    <AiSites />
  </div>
);
