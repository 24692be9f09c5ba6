import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives back to the system what starting took: reading every language leaves more garbage than is
 * kept, and V8 would hold on to its pages. Its own collector is offered only to those who ask for it.
 */
export const releaseMemory = async (): Promise<void> => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") return;
  await collect({ type: "major", execution: "async", flavor: "last-resort" });
};
