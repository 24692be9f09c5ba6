import { type EnhanceAnswer, endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, optionalSessionCall, sessionCall } from "../http/call.ts";
import { startEnhancement } from "./enhance-prompt.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import { streamAnswer, wantsStream } from "./stream-answer.ts";

/** `POST /api/enhance-prompt`; it needs a session where visitors have no enhancements. */
export const enhancementCalls = (parts: EnhancementParts): BoundCall[] => {
  const bind = parts.anonymousPerDay === 0 ? sessionCall : optionalSessionCall;
  return [
    bind(endpoints.enhancePrompt, async (input, info, caller) => {
      const enhancement = await startEnhancement(parts, input, info, caller);
      if (!wantsStream(info.headers)) return enhancement(info.signal);
      const finish = (answer: EnhanceAnswer) => endpoints.enhancePrompt.answer.parse(answer);
      return streamAnswer(enhancement, info, { finish, onFault: parts.onFault });
    }),
  ];
};
