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

/** Support replies within this time (SITE-15). */
export const supportReply = "24 hours";

/** Prompts work best below this length; there is no strict limit (SITE-15). */
export const recommendedLength = "2,000 characters";

/** The platforms in a sentence. */
export const platformList = "ChatGPT, Claude, Gemini and Grok";

/** The extension's switch of the score beside the button. */
const scoreSwitch = "*Score while typing*";

/** What is read of a draft without being asked, and how it is switched off. */
export const liveScoreReading = `After a pause in typing the extension reads the draft on your device to work out the score beside the button; nothing of it is sent anywhere. One switch, ${scoreSwitch} in the popup and the options, turns that off.`;

/** The four styles in a sentence. */
export const styleList = "Professional, Creative, Technical and Concise";
