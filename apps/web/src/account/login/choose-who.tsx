import { useAuth } from "@whetstone/auth-session/react";
import { Button } from "@whetstone/ui";
import type { Newcomer } from "../../session/guard/use-guard-step.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { AccountFrame } from "../account-frame.tsx";

/**
 * Asks before somebody else's session takes the place of who is signed in: anybody can send an
 * address that carries one, and what is typed afterwards would be in their account.
 */
export const ChooseWho = ({
  newcomer: { user, take, refuse },
}: {
  readonly newcomer: Newcomer;
}) => {
  const { user: current } = useAuth();
  return (
    <AccountFrame
      title="Switch accounts?"
      lead={
        <>
          You are logged in as <strong className="break-all">{current?.email}</strong>. This link
          logs you in as <strong className="break-all">{user.email}</strong>.
        </>
      }
    >
      <PageTitle>Switch accounts?</PageTitle>
      <div className="flex flex-col gap-3">
        <Button block onClick={refuse}>
          Stay logged in as {current?.email}
        </Button>
        <Button variant="secondary" block onClick={take}>
          Continue as {user.email}
        </Button>
      </div>
    </AccountFrame>
  );
};
