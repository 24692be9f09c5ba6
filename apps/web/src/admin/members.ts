import type { WaitlistMember } from "@whetstone/api-client";
import type { Move } from "./admin-calls.ts";

/**
 * True when a member can be moved there (WAIT-4): not to where they are already; back to
 * the waitlist from tester, free and user only; Pro accounts nowhere.
 */
export const canMove = ({ accessLevel }: Pick<WaitlistMember, "accessLevel">, to: Move): boolean =>
  accessLevel !== "pro" && accessLevel !== to;

/** The members whose address, name or level holds every word of the search. */
export const findMembers = (
  members: readonly WaitlistMember[],
  search: string,
): readonly WaitlistMember[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter(({ email, firstName, lastName, accessLevel }) => {
    const text = `${email} ${firstName} ${lastName} ${accessLevel}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
