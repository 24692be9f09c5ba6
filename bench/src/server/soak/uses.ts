import { randomUUID } from "node:crypto";
import type { ApiResult } from "@whetstone/api-client";
import { monthlyAllowance } from "@whetstone/api-client/contract";
import { changedPromptAbout } from "../../../../apps/api/src/testing/prompts.ts";
import type { Account } from "./books.ts";
import { type Asked, type Crowd, call, callNow, reasonOf } from "./clients.ts";

interface Answer {
  readonly id: string;
  readonly unchanged?: string | undefined;
  readonly degraded?: true | undefined;
}

/** How a prompt is sent. */
interface Manner {
  readonly isStreamed?: boolean;
  readonly timeoutMs?: number;
  /** Why there may be no answer, beside what the allowance says. */
  readonly expected?: readonly string[];
}

const quota = monthlyAllowance.free ?? 0;

/** Writes down how a prompt ended that was sent under a key. */
const settle = (
  { books }: Crowd,
  account: Account,
  key: string,
  result: ApiResult<Answer>,
): void => {
  const { acknowledged, open } = account;
  if (result.ok) {
    open.delete(key);
    const { id, unchanged, degraded } = result.data;
    const before = acknowledged.get(key);
    if (before !== undefined && before !== id)
      books.fault(`${account.id} had two answers for the key ${key}`);
    if (unchanged === undefined && degraded === undefined) acknowledged.set(key, id);
    else books.fault(`${account.id} was given an answer that does not count`);
    return;
  }
  if (reasonOf(result.failure) !== "quota_exceeded") return;
  // A key that was answered is answered again first: this one was not counted.
  open.delete(key);
  if (acknowledged.size + open.size < quota)
    books.fault(`${account.id} was refused after ${acknowledged.size} of ${quota}`);
};

const enhancing = (key: string, prompt: string, manner: Manner): Asked<Answer> => ({
  name: "enhance",
  kind: "enhance",
  expected: ["quota_exceeded", "rate_limited", ...(manner.expected ?? [])],
  ...(manner.timeoutMs === undefined ? {} : { timeoutMs: manner.timeoutMs }),
  work: (client, timeoutMs) =>
    client.enhancePrompt(
      { prompt, platform: "chatgpt" },
      {
        idempotencyKey: key,
        timeoutMs,
        ...(manner.isStreamed ? { onText: () => undefined } : {}),
      },
    ),
});

const newPrompt = ({ open }: Account): { key: string; prompt: string } => {
  const key = randomUUID();
  const prompt = changedPromptAbout(key.slice(0, 8));
  open.set(key, prompt);
  return { key, prompt };
};

/** Sends one prompt. */
export const enhance = async (
  crowd: Crowd,
  account: Account,
  manner: Manner = {},
): Promise<void> => {
  const { key, prompt } = newPrompt(account);
  settle(crowd, account, key, await call(crowd, account, enhancing(key, prompt, manner)));
};

/** Sends several prompts at once. */
export const enhanceAtOnce = (crowd: Crowd, account: Account, count: number): Promise<void> =>
  crowd.pace.turn(async () => {
    const prompts = Array.from({ length: count }, () => newPrompt(account));
    await Promise.all(
      prompts.map(async ({ key, prompt }) =>
        settle(crowd, account, key, await callNow(crowd, account, enhancing(key, prompt, {}))),
      ),
    );
  });

/** Asks again for an answer that was given: it is the same, and counted no second time. */
export const repeatAnswered = async (crowd: Crowd, account: Account): Promise<void> => {
  const [first] = account.acknowledged;
  if (!first) return;
  const [key] = first;
  const prompt = changedPromptAbout(key.slice(0, 8));
  settle(crowd, account, key, await call(crowd, account, enhancing(key, prompt, {})));
};

/** Asks again for every prompt that had no answer, once each. */
export const askAgain = async (crowd: Crowd, account: Account): Promise<void> => {
  const manner = { expected: ["conflict"] };
  for (const [key, prompt] of [...account.open])
    settle(crowd, account, key, await call(crowd, account, enhancing(key, prompt, manner)));
};
