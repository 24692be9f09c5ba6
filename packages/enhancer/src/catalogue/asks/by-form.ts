import type { Ask } from "../ask.ts";
import { byFormCaseAsks } from "./by-form-cases.ts";
import { byFormTaskAsks } from "./by-form-tasks.ts";
import { byFormTextAsks } from "./by-form-texts.ts";
import { byFormTroubleAsks } from "./by-form-troubles.ts";

/**
 * The last resort: what is asked for is in no area, but how it is asked tells what may be
 * missing. Nothing is ever added to these, only asked; the first that fits is taken.
 */
export const byFormAsks: readonly Ask[] = [
  ...byFormTextAsks,
  ...byFormTroubleAsks,
  ...byFormCaseAsks,
  ...byFormTaskAsks,
];
