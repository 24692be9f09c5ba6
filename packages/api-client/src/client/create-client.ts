import { z } from "zod";
import {
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  errorBodySchema,
  type RequestOf,
} from "../contract/index.ts";
import type { ApiResult } from "./result.ts";
import type { CallOptions, Transport, TransportAnswer } from "./transport.ts";

/** One call of the typed client. */
export type ApiCall<E extends Endpoint> = (
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<ApiResult<AnswerOf<E>>>;

/** The typed client: one function for each endpoint of the contract. Never throws. */
export type ApiClient = { readonly [Name in EndpointName]: ApiCall<Endpoints[Name]> };

const readAnswer = <S extends z.ZodType>(
  schema: S,
  answer: TransportAnswer,
): ApiResult<z.output<S>> => {
  if (answer.kind !== "answered") return { ok: false, failure: answer };
  const { status, retryAfterSeconds } = answer;
  if (status >= 200 && status < 300) {
    const parsed = z.safeParse(schema, answer.body);
    if (parsed.success) return { ok: true, data: parsed.data };
    return { ok: false, failure: { kind: "unintelligible", status } };
  }
  const refused = errorBodySchema.safeParse(answer.body);
  if (!refused.success) return { ok: false, failure: { kind: "unintelligible", status } };
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { ok: false, failure: { kind: "refused", status, body: refused.data, ...wait } };
};

/** Makes the client from the contract. */
export const createApiClient = (transport: Transport): ApiClient => {
  const bind =
    <I, S extends z.ZodType>(
      name: EndpointName,
      endpoint: { readonly answer: S },
    ): ((input: I, options?: CallOptions) => Promise<ApiResult<z.output<S>>>) =>
    async (input, options = {}) =>
      readAnswer(endpoint.answer, await transport(name, input, options));
  return {
    me: bind("me", endpoints.me),
    login: bind("login", endpoints.login),
    register: bind("register", endpoints.register),
    confirmEmail: bind("confirmEmail", endpoints.confirmEmail),
    resendConfirmation: bind("resendConfirmation", endpoints.resendConfirmation),
    requestPasswordReset: bind("requestPasswordReset", endpoints.requestPasswordReset),
    confirmPasswordReset: bind("confirmPasswordReset", endpoints.confirmPasswordReset),
    logout: bind("logout", endpoints.logout),
    changeName: bind("changeName", endpoints.changeName),
    changePassword: bind("changePassword", endpoints.changePassword),
    deleteAccount: bind("deleteAccount", endpoints.deleteAccount),
    magicLink: bind("magicLink", endpoints.magicLink),
    setupPassword: bind("setupPassword", endpoints.setupPassword),
    enhancePrompt: bind("enhancePrompt", endpoints.enhancePrompt),
    recordEnhancement: bind("recordEnhancement", endpoints.recordEnhancement),
    dashboardStats: bind("dashboardStats", endpoints.dashboardStats),
    deleteHistory: bind("deleteHistory", endpoints.deleteHistory),
    createCheckout: bind("createCheckout", endpoints.createCheckout),
    createPortal: bind("createPortal", endpoints.createPortal),
    waitlistStats: bind("waitlistStats", endpoints.waitlistStats),
    waitlistMembers: bind("waitlistMembers", endpoints.waitlistMembers),
    promote: bind("promote", endpoints.promote),
    demote: bind("demote", endpoints.demote),
    joinWaitlist: bind("joinWaitlist", endpoints.joinWaitlist),
    dataExport: bind("dataExport", endpoints.dataExport),
    historyCsv: bind("historyCsv", endpoints.historyCsv),
    listSessions: bind("listSessions", endpoints.listSessions),
    revokeSession: bind("revokeSession", endpoints.revokeSession),
    hostConfig: bind("hostConfig", endpoints.hostConfig),
    health: bind("health", endpoints.health),
    ready: bind("ready", endpoints.ready),
  };
};
