import type { User } from "@whetstone/api-client";

/** The name of the welcome line (APP-1): the first name, else the capitalised part of the address before the @. */
export const welcomeName = ({ firstName, email }: Pick<User, "firstName" | "email">): string => {
  const given = firstName.trim();
  if (given) return given;
  const [initial = "", ...rest] = email.split("@")[0] ?? "";
  return initial.toUpperCase() + rest.join("");
};
