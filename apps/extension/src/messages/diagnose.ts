import { isOfType } from "./is-of-type.ts";

/** From the worker to the script on a chat page: how was the composer found? */
export const isDiagnose = (message: unknown): boolean => isOfType(message, "diagnose");
