import type { AccessLevel, WaitlistMember } from "@whetstone/api-client";
import { Badge, type BadgeProps, Button, EmptyState } from "@whetstone/ui";
import { useEffect, useRef } from "react";
import type { Move } from "./admin-calls.ts";
import { canMove } from "./members.ts";
import type { MoveState } from "./use-admin.ts";

const levels: Readonly<Record<AccessLevel, { name: string; tone: BadgeProps["tone"] }>> = {
  waitlist: { name: "Waitlist", tone: "yellow" },
  tester: { name: "Tester", tone: "blue" },
  free: { name: "Free", tone: "green" },
  user: { name: "User", tone: "green" },
  pro: { name: "Pro", tone: "solid" },
};

const moves: readonly { readonly to: Move; readonly label: string }[] = [
  { to: "tester", label: "Promote to tester" },
  { to: "free", label: "Promote to free" },
  { to: "waitlist", label: "Demote" },
];

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The button of a move that was made is disabled: the next one in the row takes the focus. */
const useFocusAfterMove = ({ accessLevel }: Pick<WaitlistMember, "accessLevel">) => {
  const row = useRef<HTMLTableRowElement>(null);
  const shown = useRef(accessLevel);
  useEffect(() => {
    if (shown.current === accessLevel) return;
    shown.current = accessLevel;
    const isLost =
      document.activeElement === document.body || row.current?.contains(document.activeElement);
    if (isLost) row.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  }, [accessLevel]);
  return row;
};

const Row = ({
  member,
  moving,
  onMove,
}: {
  readonly member: WaitlistMember;
  readonly moving: MoveState | null;
  readonly onMove: (to: Move) => void;
}) => {
  const name = `${member.firstName} ${member.lastName}`.trim();
  const level = levels[member.accessLevel];
  const row = useFocusAfterMove(member);
  return (
    <tr ref={row} className="border-t border-line align-middle">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-all text-ink">{member.email}</span>
          <Badge tone={level.tone}>{level.name}</Badge>
        </span>
        {name && <span className="text-ink-muted">{name}</span>}
      </th>
      <td className="py-3 pr-4 tabular-nums max-md:hidden">{member.waitlistPosition ?? "–"}</td>
      <td className="py-3 pr-4 whitespace-nowrap text-ink-muted max-md:hidden">
        {member.waitlistJoinedAt ? (
          <time dateTime={member.waitlistJoinedAt}>
            {dayFormat.format(new Date(member.waitlistJoinedAt))}
          </time>
        ) : (
          "–"
        )}
      </td>
      <td className="py-3">
        <div className="flex justify-end gap-2 max-lg:flex-col">
          {moves.map(({ to, label }) => (
            <Button
              key={to}
              size="sm"
              variant="secondary"
              className="whitespace-nowrap"
              aria-label={`${label}: ${member.email}`}
              pending={moving?.email === member.email && moving.to === to}
              disabled={!canMove(member, to)}
              onClick={() => onMove(to)}
            >
              {label}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
};

/** The members with what can be done with each (WAIT-3, WAIT-4). */
export const MemberTable = ({
  members,
  moving,
  onMove,
}: {
  readonly members: readonly WaitlistMember[];
  readonly moving: MoveState | null;
  readonly onMove: (email: string, to: Move) => void;
}) =>
  members.length === 0 ? (
    <EmptyState title="Nobody found">Change the search, or wait for people to join.</EmptyState>
  ) : (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-ink-muted">
          <th scope="col" className="pr-4 pb-2 font-medium">
            Person
          </th>
          {["Position", "Joined"].map((heading) => (
            <th key={heading} scope="col" className="pr-4 pb-2 font-medium max-md:hidden">
              {heading}
            </th>
          ))}
          <th scope="col" className="pb-2 text-right font-medium">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Row
            key={member.id}
            member={member}
            moving={moving}
            onMove={(to) => onMove(member.email, to)}
          />
        ))}
      </tbody>
    </table>
  );
