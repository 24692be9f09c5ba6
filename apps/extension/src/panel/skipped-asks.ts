import type { SkippedAsks } from "@whetstone/enhance-flow";
import type { ExtensionRequest } from "../messages/requests.ts";
import { skippedAsksSchema } from "../messages/skipped-asks.ts";
import { askWorker } from "../platform/messaging.ts";

const ask = (request: ExtensionRequest): Promise<unknown> =>
  askWorker(request).catch(() => undefined);

/** What the worker remembers of questions that were skipped. */
export const skippedAsks: SkippedAsks = {
  read: async () => {
    const answer = skippedAsksSchema.safeParse(await ask({ type: "skipped-asks" }));
    return answer.success ? answer.data : {};
  },
  note: async (asked, isSkipped) => {
    await ask({ type: "note-asked", ask: asked, isSkipped });
  },
};
