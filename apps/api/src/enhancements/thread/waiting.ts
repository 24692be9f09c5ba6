/** Answers that are waited for, by the number of their call. */
export class Waiting<Answer> {
  private readonly calls = new Map<number, PromiseWithResolvers<Answer>>();

  /** Resolves with the answer of a call. */
  wait(call: number): Promise<Answer> {
    const waiting = Promise.withResolvers<Answer>();
    this.calls.set(call, waiting);
    return waiting.promise;
  }

  /** Answers a call, unless nobody waits for it any more. */
  settle(call: number, answer: Answer): void {
    this.calls.get(call)?.resolve(answer);
    this.calls.delete(call);
  }

  fail(call: number, why: unknown): void {
    this.calls.get(call)?.reject(why);
    this.calls.delete(call);
  }

  failAll(why: unknown): void {
    for (const call of [...this.calls.keys()]) this.fail(call, why);
  }
}
