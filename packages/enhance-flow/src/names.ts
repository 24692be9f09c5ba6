import type { AnsweredStyle } from "@whetstone/api-client";
import type { Level, Platform } from "@whetstone/enhancer";
import type { Choices } from "./flow.ts";

/** The platforms as people know them. */
export const platformNames: Readonly<Record<Platform, string>> = {
  chatgpt: "ChatGPT",
  claude: "Claude",
  gemini: "Gemini",
  grok: "Grok",
  other: "Other",
};

/** The styles as people know them. */
export const styleNames: Readonly<Record<AnsweredStyle, string>> = {
  professional: "Professional",
  creative: "Creative",
  technical: "Technical",
  concise: "Concise",
  custom: "Own style",
};

/** The style that was chosen, as people know it. */
export const nameOfStyle = ({ style, ownStyle }: Choices): string =>
  ownStyle?.name ?? styleNames[style];

/** The enhancement levels as people know them. */
export const levelNames: Readonly<Record<Level, string>> = {
  quick: "Quick",
  comprehensive: "Comprehensive",
  expert: "Expert",
};
