import { useAuth } from "@whetstone/auth-session/react";
import { Main } from "../shell/main.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { AccountCard } from "./account-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PrivacyCard } from "./privacy-card.tsx";

/** /settings, titled 'Settings & Privacy' (accounts.md §2). */
export const SettingsPage = () => {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Main className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <PageTitle>{"Settings & Privacy"}</PageTitle>
      <h1 className="text-3xl font-semibold">Settings &amp; Privacy</h1>
      <p className="mt-1.5 break-words text-ink-muted">{user.email}</p>
      <div className="mt-7 grid items-start gap-4 sm:gap-5 md:grid-cols-2">
        <AccountCard user={user} />
        <PlanCard user={user} />
        <PrivacyCard />
      </div>
    </Main>
  );
};
