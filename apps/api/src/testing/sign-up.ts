import type { ApiClient } from "@whetstone/api-client";
import type { AccessLevel, User } from "@whetstone/api-client/contract";
import type { AppParts } from "../app.ts";
import { dataOf } from "./expect-result.ts";
import type { Mailbox } from "./mailbox.ts";

export interface SignUpInput {
  readonly email?: string;
  readonly password?: string;
  /** Given directly in the database: plans and the waitlist have calls of their own later. */
  readonly accessLevel?: AccessLevel;
  /** Uses already counted in the current period. */
  readonly used?: number;
}

/** A signed-in account. */
export interface SignedUp {
  readonly user: User;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly client: ApiClient;
}

interface SignUpWorld {
  readonly client: ApiClient;
  readonly clientFor: (token: string) => ApiClient;
  readonly mailbox: Mailbox;
  readonly parts: Pick<AppParts, "database">;
}

/** Registers, confirms and signs in, through the API. */
export const signUp = async (world: SignUpWorld, input: SignUpInput = {}): Promise<SignedUp> => {
  const { email = "ada@example.com", password = "correct horse" } = input;
  const { db } = world.parts.database;
  const registered = dataOf(
    await world.client.register({ email, password, firstName: "Ada", lastName: "Lovelace" }),
  );
  const userId = registered.user.id;
  const confirmationCode = await world.mailbox.lastCode(email);
  dataOf(await world.client.confirmEmail({ userId, confirmationCode }));
  if (input.accessLevel)
    await db
      .updateTable("user")
      .set({ accessLevel: input.accessLevel })
      .where("id", "=", userId)
      .execute();
  if (input.used !== undefined)
    await db
      .updateTable("allowance")
      .set({ used: input.used })
      .where("userId", "=", userId)
      .execute();
  const { user, sessionToken } = dataOf(await world.client.login({ email, password }));
  return { user, email, password, token: sessionToken, client: world.clientFor(sessionToken) };
};
