import { performance } from "node:perf_hooks";
import { apiBasePath, endpoints, monthlyAllowance } from "@whetstone/api-client/contract";
import { hostileBodies } from "../../../../apps/api/src/testing/hostile-bodies.ts";
import type { Account } from "./books.ts";
import { type Crowd, call, judge, nextAddress, reasonOf } from "./clients.ts";
import { askAgain, enhance, enhanceAtOnce, repeatAnswered } from "./uses.ts";

const password = "correct horse battery";
const quota = monthlyAllowance.free ?? 0;

let people = 0;

/** An address of its own for each of 65,536 people. */
const addressOf = (person: number): string =>
  `198.18.${Math.floor(person / 256) % 256}.${person % 256}`;

/** Signs somebody new up. Undefined where a server went away on the way. */
const signUp = async (crowd: Crowd): Promise<Account | undefined> => {
  people += 1;
  const email = `soak-${people}@example.com`;
  const caller = { token: null, address: addressOf(people) };
  const registered = await call(crowd, caller, {
    name: "register",
    kind: "hash",
    work: (client, timeoutMs) =>
      client.register({ email, password, firstName: "So", lastName: "Ak" }, { timeoutMs }),
  });
  if (!registered.ok) return undefined;
  const { id } = registered.data.user;
  const confirmationCode = await crowd.codeFor(email);
  const confirmed = await call(crowd, caller, {
    name: "confirm",
    kind: "light",
    work: (client, timeoutMs) =>
      client.confirmEmail({ userId: id, confirmationCode }, { timeoutMs }),
  });
  if (!confirmed.ok) return undefined;
  const account: Account = {
    ...caller,
    email,
    password,
    id,
    acknowledged: new Map(),
    open: new Map(),
    token: "",
    state: "here",
  };
  crowd.books.accounts.push(account);
  return account;
};

/** Signs in, and again until it is answered. False when the run is over before. */
const logIn = async (crowd: Crowd, account: Account): Promise<boolean> => {
  const { email } = account;
  while (!crowd.isOver()) {
    const result = await call(
      crowd,
      { ...account, token: null },
      {
        name: "login",
        kind: "hash",
        work: (client, timeoutMs) => client.login({ email, password }, { timeoutMs }),
      },
    );
    if (!result.ok) continue;
    account.token = result.data.sessionToken;
    return true;
  }
  return false;
};

type Step = (crowd: Crowd, account: Account) => Promise<unknown>;

/** Who is signed in; where nothing is open, what is left is known to the last use. */
const askMe: Step = async (crowd, account) => {
  const result = await call(crowd, account, {
    name: "me",
    kind: "light",
    work: (client, timeoutMs) => client.me(undefined, { timeoutMs }),
  });
  if (!result.ok || account.open.size > 0) return;
  const left = quota - account.acknowledged.size;
  const { usesRemaining } = result.data.user;
  if (usesRemaining !== left)
    crowd.books.fault(`${account.id} is shown ${usesRemaining} uses, and has ${left}`);
};

const lookAtDashboard: Step = (crowd, account) =>
  call(crowd, account, {
    name: "dashboard",
    kind: "light",
    work: (client, timeoutMs) => client.dashboardStats(undefined, { timeoutMs }),
  });

const listSessions: Step = (crowd, account) =>
  call(crowd, account, {
    name: "sessions",
    kind: "light",
    work: (client, timeoutMs) => client.listSessions(undefined, { timeoutMs }),
  });

/** Takes the own data home: all that was answered is in it. */
const exportData: Step = async (crowd, account) => {
  const answered = [...account.acknowledged.values()];
  const result = await call(crowd, account, {
    name: "export",
    kind: "export",
    expected: ["rate_limited"],
    work: (client, timeoutMs) => client.dataExport(undefined, { timeoutMs }),
  });
  if (!result.ok) return;
  const ids = new Set(result.data.enhancements.map(({ id }) => id));
  const missing = answered.filter((id) => !ids.has(id));
  if (missing.length > 0) crowd.books.fault(`${account.id} lacks ${missing} in its export`);
};

const failToLogIn: Step = (crowd, account) =>
  call(
    crowd,
    { ...account, token: null },
    {
      name: "wrong password",
      kind: "hash",
      expected: ["invalid_credentials", "rate_limited"],
      work: (client, timeoutMs) =>
        client.login({ email: account.email, password: "wrong" }, { timeoutMs }),
    },
  );

const hostile = [endpoints.enhancePrompt, endpoints.login, endpoints.register].map((endpoint) => ({
  path: `${apiBasePath}${endpoint.path}`,
  bodies: hostileBodies(endpoint),
}));

/** What an answer to a hostile body may weigh, in characters. */
const mostAnswered = 64_000;

const tellHostile = async (crowd: Crowd, response: Response): Promise<void> => {
  const { status } = response;
  const text = await response.text();
  const isAway = status === 503 && crowd.isDisturbed();
  if (status < 400 || (status >= 500 && !isAway))
    crowd.books.fault(`a hostile body was answered ${status}`);
  if (text.length > mostAnswered) crowd.books.fault(`a hostile body was answered ${text.length}`);
};

/** Sends what nobody should, of the full size. */
const beHostile: Step = (crowd, { token, address }) => {
  const { path, bodies } = hostile[crowd.random.between(0, hostile.length)] ?? hostile[0] ?? {};
  const { body } = bodies?.[crowd.random.between(0, bodies.length)] ?? {};
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "x-forwarded-for": address,
  };
  return crowd.pace.turn(async () => {
    const begun = performance.now();
    try {
      const init = { method: "POST", headers, body: body ?? "" };
      await tellHostile(crowd, await fetch(`${nextAddress(crowd)}${path}`, init));
    } catch {
      judge(crowd, "hostile", { ok: false, reason: "unreachable", expected: [] });
    }
    crowd.figures.time("hostile", performance.now() - begun);
  });
};

/** Closes the tab while the answer is on its way. */
const turnAway: Step = (crowd, account) =>
  enhance(crowd, account, {
    timeoutMs: crowd.random.between(1, 40),
    expected: ["timeout"],
  });

/** What people do, and how often of a hundred times. */
const steps: readonly (readonly [number, Step])[] = [
  [22, askMe],
  [14, lookAtDashboard],
  [4, listSessions],
  [28, (crowd, account) => enhance(crowd, account)],
  [6, (crowd, account) => enhance(crowd, account, { isStreamed: true })],
  [5, (crowd, account) => enhanceAtOnce(crowd, account, 4)],
  [5, repeatAnswered],
  [3, turnAway],
  [4, exportData],
  [2, failToLogIn],
  [7, beHostile],
];

const nextStep = ({ random }: Crowd): Step => {
  let left = random.next() * steps.reduce((sum, [share]) => sum + share, 0);
  const found = steps.find(([share]) => {
    left -= share;
    return left < 0;
  });
  return found?.[1] ?? askMe;
};

/** Deletes the account, and asks again until it is known to be gone. */
const leave = async (crowd: Crowd, account: Account): Promise<void> => {
  account.state = "leaving";
  while (!crowd.isOver()) {
    const result = await call(crowd, account, {
      name: "delete",
      kind: "light",
      // Asked a second time, where the first answer was cut off.
      expected: crowd.isDisturbed() ? ["unauthorized"] : [],
      work: (client, timeoutMs) => client.deleteAccount(undefined, { timeoutMs }),
    });
    if (!result.ok && reasonOf(result.failure) !== "unauthorized") continue;
    account.state = "gone";
    return;
  }
};

const logOut = (crowd: Crowd, account: Account): Promise<unknown> =>
  call(crowd, account, {
    name: "logout",
    kind: "light",
    expected: crowd.isDisturbed() ? ["unauthorized"] : [],
    work: (client, timeoutMs) => client.logout(undefined, { timeoutMs }),
  });

/** Of ten people, so many delete their account. */
const leaving = 4;

/** One person's life: signing up, a few minutes of use, and a goodbye. */
const live = async (crowd: Crowd): Promise<void> => {
  const { random } = crowd;
  const account = await signUp(crowd);
  if (!account || !(await logIn(crowd, account))) return;
  for (let left = random.between(12, 30); left > 0 && !crowd.isOver(); left -= 1)
    await nextStep(crowd)(crowd, account);
  await askAgain(crowd, account);
  if (account.open.size === 0 && random.between(0, 10) < leaving) await leave(crowd, account);
  else if (account.open.size === 0 && random.next() < 0.5) await logOut(crowd, account);
};

/** Lives one life after the other until the run is over. */
export const liveOn = async (crowd: Crowd): Promise<void> => {
  while (!crowd.isOver()) await live(crowd);
};

/** Settles what is open, until nothing is: a use that a dead process held is free after minutes. */
export const settleAll = async (crowd: Crowd): Promise<void> => {
  for (;;) {
    const left = crowd.books.unsettled();
    if (left.length === 0) return;
    for (const account of left) await askAgain(crowd, account);
  }
};
