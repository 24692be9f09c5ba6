import type { User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { Button, Card } from "@whetstone/ui";
import { LogOut } from "lucide-react";
import { planNames } from "./plan-names.ts";

const Row = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="grid grid-cols-[5rem_1fr] gap-3 py-2.5">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="min-w-0 break-words text-ink">{value}</dd>
  </div>
);

/** Who is signed in, and the way out. */
export const AccountCard = ({ user }: { readonly user: User }) => {
  const { logout } = useAuth();
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Card title="Account information">
      <dl className="-mt-2.5 divide-y divide-line text-sm">
        {name && <Row label="Name" value={name} />}
        <Row label="Email" value={user.email} />
        <Row label="Plan" value={planNames[user.accessLevel]} />
        <Row label="Password" value={user.hasPassword ? "Set" : "None yet"} />
      </dl>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => void logout()}>
        <LogOut aria-hidden="true" />
        Logout
      </Button>
    </Card>
  );
};
