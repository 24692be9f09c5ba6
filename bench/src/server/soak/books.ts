import { monthlyAllowance } from "@whetstone/api-client/contract";
import { type Ledger, ledgerFaults } from "../../../../apps/api/src/testing/ledger.ts";

/** What one person was told, and what they still wait for. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /** The address their requests come from. */
  readonly address: string;
  readonly id: string;
  /** The ids of counted enhancements that were answered, by `Idempotency-Key`. */
  readonly acknowledged: Map<string, string>;
  /** Prompts that were sent without an answer, by `Idempotency-Key`: counted, or not. */
  readonly open: Map<string, string>;
  token: string;
  /** `leaving` while a deletion has no answer. */
  state: "here" | "leaving" | "gone";
}

/** All that the clients of a soak know. */
export class Books {
  readonly accounts: Account[] = [];
  readonly faults: string[] = [];
  /** How often each answer other than a success was met. */
  readonly met = new Map<string, number>();

  /** Writes down what must not be. */
  fault(what: string): void {
    this.faults.push(what);
    process.stdout.write(`FAULT ${what}\n`);
  }

  meet(what: string): void {
    this.met.set(what, (this.met.get(what) ?? 0) + 1);
  }

  /** Accounts with prompts of which nobody knows yet whether they were counted. */
  unsettled(): Account[] {
    return this.accounts.filter(({ state, open }) => state === "here" && open.size > 0);
  }
}

/** What an account was told, and its rows do not hold. */
const rowFaults = (account: Account, ids: ReadonlySet<string>): string[] => {
  const { id, acknowledged, open } = account;
  const answered = [...acknowledged.values()];
  const lost = answered.filter((answer) => !ids.has(answer));
  const more = ids.size - (answered.length - lost.length);
  const most = monthlyAllowance.free ?? 0;
  return [
    ...(new Set(answered).size === answered.length ? [] : [`${id} had one answer for two keys`]),
    ...lost.map((answer) => `${id} lost its enhancement ${answer}`),
    ...(more <= open.size ? [] : [`${id} has ${more} rows more than it sent prompts`]),
    ...(ids.size <= most ? [] : [`${id} has ${ids.size} rows of ${most}`]),
  ];
};

/**
 * What the database says that clients were told otherwise, or that does not add up. Nothing may be
 * under way: what clients were told stands before the ledger was read.
 */
export const bookFaults = ({ accounts }: Books, ledger: Ledger, now: number): string[] => {
  const users = new Set(ledger.users.map(({ id }) => id));
  const rows = Map.groupBy(ledger.enhancements, ({ userId }) => userId);
  const told = accounts.flatMap((account): string[] => {
    const { id, state } = account;
    if (state === "gone") return users.has(id) ? [`${id} was deleted and is there`] : [];
    if (!users.has(id)) return state === "leaving" ? [] : [`${id} is gone`];
    return rowFaults(account, new Set((rows.get(id) ?? []).map((row) => row.id)));
  });
  return [...told, ...ledgerFaults(ledger, now)];
};
