import type { Style } from "@whetstone/enhancer";
import type { EngineRequest } from "./engine.ts";

/** An own style is followed as one more requirement of the professional one. */
export const builtInStyle = ({ style }: Pick<EngineRequest, "style">): Style =>
  style === "custom" ? "professional" : style;
