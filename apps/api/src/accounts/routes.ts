import { endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, publicCall, sessionCall, sessionQuery } from "../http/call.ts";
import { networkOf } from "../http/client-address.ts";
import type { AccountParts } from "./account-parts.ts";
import { changeName } from "./change-name.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { confirmPasswordReset } from "./confirm-password-reset.ts";
import { deleteAccount } from "./delete-account.ts";
import { confirmationsByAddress, registrationsByAddress } from "./limits.ts";
import { signInByLink } from "./magic-links.ts";
import { presentUser } from "./present-user.ts";
import { readAccount } from "./queries.ts";
import { registerAccount } from "./register.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { listSessions, revokeSession } from "./sessions.ts";
import { setUpPassword } from "./set-up-password.ts";
import { signIn } from "./sign-in.ts";
import { placeOf } from "./sign-in-place.ts";
import { signOut } from "./sign-out.ts";

const success = { success: true } as const;

const presentSession = async (
  { database: { db }, clock, billing }: AccountParts,
  { sessionToken, userId }: { readonly sessionToken: string; readonly userId: string },
) => {
  const account = await billing.settle(await readAccount(db, userId));
  return { ...success, sessionToken, user: presentUser(account, clock()) };
};

/** The calls around accounts: sign-up, sign-in, codes, links, sessions, deletion. */
export const accountCalls = (parts: AccountParts): BoundCall[] => [
  sessionQuery(endpoints.me, async (caller) => ({
    user: presentUser(caller, parts.clock()),
  })),

  publicCall(endpoints.login, async (input, info) => {
    return presentSession(parts, await signIn(parts, input, placeOf(info)));
  }),

  publicCall(endpoints.register, async (input, { address }) => {
    const network = networkOf(address);
    await parts.limits.demand(registrationsByAddress, network);
    const { userId } = await registerAccount(parts, input, network);
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

  publicCall(endpoints.requestPasswordReset, async (input, { address }) => {
    await parts.limits.demand(registrationsByAddress, networkOf(address));
    await requestPasswordReset(parts, input);
    return success;
  }),

  publicCall(endpoints.confirmPasswordReset, async (input, { address }) => {
    const network = networkOf(address);
    await parts.limits.demand(confirmationsByAddress, network);
    await confirmPasswordReset(parts, input, network);
    return success;
  }),

  publicCall(endpoints.magicLink, async (input, info) => {
    await parts.limits.demand(confirmationsByAddress, networkOf(info.address));
    return presentSession(parts, await signInByLink(parts, input, placeOf(info)));
  }),

  sessionCall(endpoints.setupPassword, async (input, { address }, caller) => {
    await setUpPassword(parts, input, caller, networkOf(address));
    return { ...success, user: presentUser({ ...caller, hasPassword: true }, parts.clock()) };
  }),

  sessionCall(endpoints.changeName, async (input, _info, caller) => {
    await changeName(parts, input, caller);
    return { ...success, user: presentUser({ ...caller, ...input }, parts.clock()) };
  }),

  sessionCall(endpoints.changePassword, async (input, { address }, caller) => {
    await changePassword(parts, input, caller, networkOf(address));
    return success;
  }),

  sessionQuery(endpoints.logout, async (caller) => {
    await signOut(parts, caller);
    return success;
  }),

  sessionQuery(endpoints.deleteAccount, async (caller) => {
    await deleteAccount(parts, caller);
    return success;
  }),

  sessionQuery(endpoints.listSessions, async (caller) => ({
    sessions: await listSessions(parts, caller),
  })),

  sessionCall(endpoints.revokeSession, async ({ id }, _info, caller) => {
    await revokeSession(parts, id, caller);
    return success;
  }),
];
