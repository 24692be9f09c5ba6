import type { EnhanceAnswer } from "@whetstone/api-client";
import type { Question } from "@whetstone/enhancer/basics";
import type { EngineToAsk, OwnEngine } from "./engine-choice.ts";
import type { WithoutServer } from "./failure.ts";

/** What an enhancement brought, whether the server made it, this device, or the person's own model. */
export type Enhancement = Pick<
  EnhanceAnswer,
  "enhancedPrompt" | "originalQualityScore" | "qualityScore" | "checks" | "engine" | "language"
> &
  Pick<Partial<EnhanceAnswer>, "added" | "degraded" | "maskedSecrets" | "unchanged"> & {
    /** What the answer still turns on, the most decisive first. */
    readonly questions?: readonly Question[] | undefined;
    /** Id of the kind of request, where it is known. */
    readonly ask?: string | null | undefined;
    /** The engine of the person's own that was asked. */
    readonly writer?: OwnEngine | undefined;
    /** The engine that failed before this one was asked. */
    readonly insteadOf?: EngineToAsk | undefined;
    /** Why this device made it and not the server, where only an account or a plan is missing. */
    readonly withoutServer?: WithoutServer | undefined;
  };
