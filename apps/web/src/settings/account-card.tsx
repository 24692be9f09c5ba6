import type { User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { Button, Callout, Card } from "@whetstone/ui";
import { LogOut } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "../paths.ts";
import { TextLink } from "../shell/text-link.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { planNames } from "./plan-names.ts";

type Part = "name" | "password";

const done: Readonly<Record<Part, string>> = {
  name: "Your name was changed.",
  password: "Your password was changed. Every other device is logged out.",
};

const Row = ({
  label,
  value,
  children,
}: {
  readonly label: string;
  readonly value: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}) => (
  <div className="grid min-h-11 grid-cols-[5rem_1fr_auto] items-center gap-3 py-1.5">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="min-w-0 break-words text-ink">{value}</dd>
    <dd>{children}</dd>
  </div>
);

/** What is being changed, or was, and where the focus goes when that ends. */
const useEditing = () => {
  const [editing, setEditing] = useState<Part | null>(null);
  const [changed, setChanged] = useState<Part | null>(null);
  const buttons = useRef<Partial<Record<Part, HTMLButtonElement | null>>>({});
  const returnsTo = useRef<Part | null>(null);
  useEffect(() => {
    if (editing !== null || returnsTo.current === null) return;
    buttons.current[returnsTo.current]?.focus();
    returnsTo.current = null;
  }, [editing]);
  const close = (ended: Part | null) => {
    returnsTo.current = editing;
    setChanged(ended);
    setEditing(null);
  };
  return {
    editing,
    changed,
    hold: (part: Part) => (button: HTMLButtonElement | null) => {
      buttons.current[part] = button;
    },
    begin: (part: Part) => {
      setChanged(null);
      setEditing(part);
    },
    cancel: () => close(null),
    end: () => close(editing),
  };
};

/** Who is signed in, what of it can be changed, and the way out. */
export const AccountCard = ({ user }: { readonly user: User }) => {
  const { logout } = useAuth();
  const { editing, changed, hold, begin, cancel, end } = useEditing();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const change = (part: Part, what: string) => (
    <Button ref={hold(part)} variant="ghost" size="sm" onClick={() => begin(part)}>
      {what}
    </Button>
  );
  return (
    <Card title="Account information">
      {changed && (
        <Callout kind="success" className="mb-4">
          {done[changed]}
        </Callout>
      )}
      {editing === "name" && <NameForm user={user} onDone={end} onCancel={cancel} />}
      {editing === "password" && <PasswordForm user={user} onDone={end} onCancel={cancel} />}
      {editing === null && (
        <>
          <dl className="-mt-1.5 divide-y divide-line text-sm">
            <Row label="Name" value={name || "None yet"}>
              {change("name", "Change name")}
            </Row>
            <Row label="Email" value={user.email} />
            <Row label="Plan" value={planNames[user.accessLevel]} />
            <Row label="Password" value={user.hasPassword ? "Set" : "None yet"}>
              {user.hasPassword ? (
                change("password", "Change password")
              ) : (
                <TextLink to={paths.forgotPassword}>Set one by e-mail</TextLink>
              )}
            </Row>
          </dl>
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => void logout()}>
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </>
      )}
    </Card>
  );
};
