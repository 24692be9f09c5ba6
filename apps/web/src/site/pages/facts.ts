import {
  maxPromptLength,
  monthlyAllowance,
  proPricePerMonth,
} from "@whetstone/api-client/contract";

/** Enhancements a month on Free, as pages write it. */
export const freeAllowance = String(monthlyAllowance.free);

/** Price of Pro a month, as pages write it. */
export const proPrice = `$${proPricePerMonth}`;

/** The longest prompt the product takes, as pages write it. */
export const longestPrompt = maxPromptLength.toLocaleString("en-US");

/** Support replies within this time (site.md §9). */
export const supportReply = "24 hours";

/** Prompts work best below this length; there is no strict limit (site.md §9). */
export const recommendedLength = "2,000 characters";

/** The platforms in a sentence. */
export const platformList = "ChatGPT, Claude, Gemini and Grok";

/** The four styles in a sentence. */
export const styleList = "Professional, Creative, Technical and Concise";
