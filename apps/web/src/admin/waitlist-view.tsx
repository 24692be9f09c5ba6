import { adminListLimit, type WaitlistStats } from "@whetstone/api-client";
import { Callout, Card, StatCard, TextField } from "@whetstone/ui";
import { useState } from "react";
import type { AdminFailure, Move, Waitlist } from "./admin-calls.ts";
import { MemberTable } from "./member-table.tsx";
import { findMembers } from "./members.ts";
import type { MoveState } from "./use-admin.ts";

const figures: readonly { readonly name: keyof WaitlistStats; readonly label: string }[] = [
  { name: "waitlist", label: "On the waitlist" },
  { name: "tester", label: "Testers" },
  { name: "free", label: "Free" },
  { name: "total", label: "Total" },
];

const movedText = ({ email, to }: MoveState): string =>
  to === "waitlist"
    ? `${email} is back on the waitlist.`
    : `${email} is in as ${to}; a login link is on its way.`;

/** Statistics and members, once the key is accepted. */
export const WaitlistView = ({
  waitlist,
  moving,
  moved,
  failure,
  onMove,
}: {
  readonly waitlist: Waitlist;
  readonly moving: MoveState | null;
  readonly moved: MoveState | null;
  readonly failure: AdminFailure | null;
  readonly onMove: (email: string, to: Move) => void;
}) => {
  const [search, setSearch] = useState("");
  const members = findMembers(waitlist.members, search);
  return (
    <>
      <dl className="mt-7 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {figures.map(({ name, label }) => (
          <StatCard key={name} label={label} value={waitlist.stats[name].toLocaleString()} />
        ))}
      </dl>
      <Card
        title="Members"
        description={`By position, the first ${adminListLimit}`}
        className="mt-4 sm:mt-5"
        action={
          <TextField
            label="Search members"
            hideLabel
            type="search"
            placeholder="Search"
            className="w-full sm:w-64"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        }
      >
        {failure && (
          <Callout kind="error" title={failure.message} className="mb-4">
            {failure.reason && <p>{failure.reason}</p>}
          </Callout>
        )}
        {moved && (
          <Callout kind="success" className="mb-4">
            {movedText(moved)}
          </Callout>
        )}
        <MemberTable members={members} moving={moving} onMove={onMove} />
      </Card>
    </>
  );
};
