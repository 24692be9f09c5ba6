import { endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, publicCall, sessionQuery } from "../http/call.ts";
import { networkOf } from "../http/client-address.ts";
import type { AccountParts } from "./account-parts.ts";
import { confirmEmail } from "./confirm-email.ts";
import { confirmationsByAddress, registrationsByAddress } from "./limits.ts";
import { presentUser } from "./present-user.ts";
import { readAccount } from "./queries.ts";
import { registerAccount } from "./register.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const success = { success: true } as const;

/** The calls of `POST /api/auth`. */
export const accountCalls = (parts: AccountParts): BoundCall[] => [
  sessionQuery(endpoints.me, async (caller) => ({
    user: presentUser(caller, parts.clock()),
  })),

  publicCall(endpoints.login, async (input, { address }) => {
    const { sessionToken, userId } = await signIn(parts, input, networkOf(address));
    const account = await readAccount(parts.database.db, userId);
    return { ...success, sessionToken, user: presentUser(account, parts.clock()) };
  }),

  publicCall(endpoints.register, async (input, { address }) => {
    await parts.limits.demand(registrationsByAddress, networkOf(address));
    const { userId } = await registerAccount(parts, input);
    return { ...success, requiresConfirmation: true as const, user: { id: userId } };
  }),

  publicCall(endpoints.confirmEmail, async (input, { address }) => {
    await parts.limits.demand(confirmationsByAddress, networkOf(address));
    await confirmEmail(parts, input);
    return success;
  }),

  publicCall(endpoints.resendConfirmation, async (input, { address }) => {
    await parts.limits.demand(registrationsByAddress, networkOf(address));
    await resendConfirmation(parts, input);
    return success;
  }),

  sessionQuery(endpoints.logout, async (caller) => {
    await signOut(parts, caller);
    return success;
  }),
];
