import { type EnhanceAnswer, endpoints } from "@whetstone/api-client/contract";
import { type BoundCall, optionalSessionCall } from "../http/call.ts";
import { startEnhancement } from "./enhance-prompt.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import { streamAnswer, wantsStream } from "./stream-answer.ts";

/** `POST /api/enhance-prompt`. */
export const enhancementCalls = (parts: EnhancementParts): BoundCall[] => [
  optionalSessionCall(endpoints.enhancePrompt, async (input, info, caller) => {
    const enhancement = await startEnhancement(parts, input, info, caller);
    if (!wantsStream(info.headers)) return enhancement(info.signal);
    const finish = (answer: EnhanceAnswer) => endpoints.enhancePrompt.answer.parse(answer);
    return streamAnswer(enhancement, info, { finish, onFault: parts.onFault });
  }),
];
