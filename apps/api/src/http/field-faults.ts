import type { z } from "zod";

/** More faults than anybody mends at once are not named. */
const maxNamedFaults = 20;
const longestName = 100;

/** The name of a field as an answer may repeat it: a request's own names can be as long as its body. */
export const shortenName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name;

/** One by one, so that nobody has to make those that are not named. */
function* faultsOf({ issues }: z.ZodError): Generator<[string, string]> {
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (issue.code !== "unrecognized_keys") yield [shortenName(path), issue.message];
    else
      for (const key of issue.keys)
        yield [shortenName(path ? `${path}.${key}` : key), "Unknown field"];
  }
}

/** Field → the first that is wrong with it, of the first twenty. Unknown fields are named by their own name. */
export const fieldFaults = (error: z.ZodError): Record<string, string> => {
  const faults = new Map<string, string>();
  for (const [path, message] of faultsOf(error)) {
    if (faults.size === maxNamedFaults) break;
    if (!faults.has(path)) faults.set(path, message);
  }
  return Object.fromEntries(faults);
};
