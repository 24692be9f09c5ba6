import type { ApiFailure, ApiResult, SessionAnswer, User } from "@whetstone/api-client";
import type { TokenStorage } from "./token-storage.ts";

export const testUser: User = {
  id: "u1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "L",
  accessLevel: "free",
  usesRemaining: 15,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  hasPassword: true,
  waitlistPosition: null,
  waitlistJoinedAt: null,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
};

export const success = <T>(data: T): ApiResult<T> => ({ ok: true, data });
export const failure = (reason: ApiFailure): ApiResult<never> => ({ ok: false, failure: reason });

export const refused = (status: number): ApiFailure => ({
  kind: "refused",
  status,
  body: { error: "no", code: status === 401 ? "unauthorized" : "internal", requestId: "r" },
});

/** A token in memory; `change` is a change made by somebody else. */
export const createMemoryStorage = (initial: string | null = null) => {
  let token = initial;
  const listeners = new Set<() => void>();
  const storage: TokenStorage = {
    read: async () => token,
    write: async (next) => {
      token = next;
    },
    remove: async () => {
      token = null;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (next: string | null) => {
    token = next;
    for (const listener of listeners) listener();
  };
  return { storage, change, token: () => token };
};

/** A client that answers as told and notes what it was asked. */
export const createScriptedClient = () => {
  const asked: string[] = [];
  let meAnswer: () => Promise<ApiResult<{ user: User }>> = async () => success({ user: testUser });
  let loginAnswer: ApiResult<SessionAnswer> = failure({ kind: "unreachable" });
  return {
    asked,
    answerMe: (answer: () => Promise<ApiResult<{ user: User }>>) => {
      meAnswer = answer;
    },
    answerLogin: (answer: ApiResult<SessionAnswer>) => {
      loginAnswer = answer;
    },
    client: {
      me: async (_input: undefined, options?: { token?: string; timeoutMs?: number }) => {
        asked.push(`me ${options?.token} ${options?.timeoutMs}`);
        return meAnswer();
      },
      login: async (_input: unknown, options?: { timeoutMs?: number }) => {
        asked.push(`login ${options?.timeoutMs}`);
        return loginAnswer;
      },
      logout: async (_input: undefined, options?: { token?: string }) => {
        asked.push(`logout ${options?.token}`);
        return success({ success: true as const });
      },
    },
  };
};
