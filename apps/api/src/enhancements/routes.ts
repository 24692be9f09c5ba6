import { type EnhanceAnswer, endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, optionalSessionCall, sessionCall } from "../http/call.ts";
import { startEnhancement } from "./enhance-prompt.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import { type RecordParts, recordOwn } from "./record-own.ts";
import { streamAnswer, wantsStream } from "./stream-answer.ts";

/**
 * `POST /api/enhance-prompt`, which needs a session where visitors have no enhancements, and
 * `POST /api/enhancement-records`.
 */
export const enhancementCalls = (parts: EnhancementParts & RecordParts): BoundCall[] => {
  const bind = parts.anonymousPerDay === 0 ? sessionCall : optionalSessionCall;
  return [
    bind(endpoints.enhancePrompt, async (input, info, caller) => {
      const enhancement = await startEnhancement(parts, input, info, caller);
      if (!wantsStream(info.headers)) return enhancement(info.signal);
      const finish = (answer: EnhanceAnswer) => endpoints.enhancePrompt.answer.parse(answer);
      return streamAnswer(enhancement, info, { finish, onFault: parts.onFault });
    }),
    sessionCall(endpoints.recordEnhancement, (input, _info, caller) =>
      recordOwn(parts, caller.id, input),
    ),
  ];
};
