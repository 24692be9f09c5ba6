import type { User } from "@whetstone/api-client";

const first = (text: string): string => [...text.trim()][0] ?? "";

/** One or two letters that stand for a person: of the names, else of the address. */
export const initialsOf = (user: Pick<User, "firstName" | "lastName" | "email">): string =>
  (first(user.firstName) + first(user.lastName) || first(user.email)).toUpperCase();
