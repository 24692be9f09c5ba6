import type { Digest } from "../digest.ts";
import type { SameUse } from "../usage/same-use.ts";
import type { ParsedRequest } from "./parsed-request.ts";

/**
 * What makes a request the same use as an earlier one: all that was asked for, but for our questions,
 * the answers to them and the conversation around it. Only a keyed digest of it is kept.
 */
export const sameUseOf = (
  { digest }: { readonly digest: Digest },
  {
    prompt,
    style,
    enhancementLevel,
    platform,
    instruction,
    answers = [],
    revise,
    asks,
  }: ParsedRequest,
): SameUse => ({
  useDigest: digest(
    "same-use",
    JSON.stringify([
      prompt,
      style,
      enhancementLevel,
      platform,
      instruction ?? null,
      ...(revise ? [revise] : []),
    ]),
  ),
  isRevision: answers.length > 0 || asks === true,
});
