import type { ApiClient, ApiResult, CallOptions } from "@whetstone/api-client";
import type { EndpointName } from "@whetstone/api-client/contract";
import { changedPrompt } from "./prompts.ts";

/** Whose request it is. */
export interface Person {
  readonly email: string;
  readonly userId: string;
}

type Call = (
  client: ApiClient,
  person: Person,
  options?: CallOptions,
) => Promise<ApiResult<unknown>>;

const nobody = "nobody@example.com";
const password = "correct horse";

/** A request of every call that its schema accepts. */
export const sampleRequests: Readonly<Record<EndpointName, Call>> = {
  me: (client, _person, options) => client.me(undefined, options),
  login: (client, _person, options) => client.login({ email: nobody, password }, options),
  register: (client, _person, options) =>
    client.register({ email: nobody, password, firstName: "No", lastName: "Body" }, options),
  confirmEmail: (client, _person, options) =>
    client.confirmEmail({ userId: "nobody", confirmationCode: "123456" }, options),
  resendConfirmation: (client, _person, options) =>
    client.resendConfirmation({ email: nobody }, options),
  requestPasswordReset: (client, _person, options) =>
    client.requestPasswordReset({ email: nobody }, options),
  confirmPasswordReset: (client, _person, options) =>
    client.confirmPasswordReset(
      { email: nobody, resetCode: "123456", newPassword: password },
      options,
    ),
  logout: (client, _person, options) => client.logout(undefined, options),
  changeName: (client, _person, options) =>
    client.changeName({ firstName: "Ada", lastName: "Byron" }, options),
  changePassword: (client, _person, options) =>
    client.changePassword({ currentPassword: "not hers", newPassword: password }, options),
  deleteAccount: (client, _person, options) => client.deleteAccount(undefined, options),
  magicLink: (client, _person, options) => client.magicLink({ token: "unknown" }, options),
  setupPassword: (client, { email }, options) => client.setupPassword({ email, password }, options),
  enhancePrompt: (client, _person, options) =>
    client.enhancePrompt({ prompt: changedPrompt }, options),
  recordEnhancement: (client, _person, options) =>
    client.recordEnhancement(
      {
        platform: "other",
        style: "concise",
        level: "quick",
        language: "en",
        originalLength: 1,
        enhancedLength: 2,
        originalQualityScore: null,
        qualityScore: null,
        engine: "built-in",
      },
      options,
    ),
  dashboardStats: (client, _person, options) => client.dashboardStats({ days: "30" }, options),
  deleteHistory: (client, _person, options) => client.deleteHistory(undefined, options),
  createCheckout: (client, { email, userId }, options) =>
    client.createCheckout({ lookup_key: "pro_monthly", userId, email }, options),
  createPortal: (client, { email }, options) => client.createPortal({ email }, options),
  waitlistStats: (client, _person, options) => client.waitlistStats(undefined, options),
  waitlistMembers: (client, _person, options) => client.waitlistMembers({ limit: "10" }, options),
  promote: (client, _person, options) =>
    client.promote({ email: nobody, newAccessLevel: "free" }, options),
  demote: (client, _person, options) => client.demote({ email: nobody }, options),
  joinWaitlist: (client, _person, options) => client.joinWaitlist({ email: nobody }, options),
  dataExport: (client, _person, options) => client.dataExport(undefined, options),
  historyCsv: (client, _person, options) => client.historyCsv(undefined, options),
  listSessions: (client, _person, options) => client.listSessions(undefined, options),
  revokeSession: (client, _person, options) => client.revokeSession({ id: "unknown" }, options),
  hostConfig: (client, _person, options) => client.hostConfig(undefined, options),
  health: (client, _person, options) => client.health(undefined, options),
  ready: (client, _person, options) => client.ready(undefined, options),
};
