import { productName } from "@whetstone/api-client/contract";
import { freeAllowance, longestPrompt, proPrice } from "../facts.ts";

/** The service, accounts, plans. */
export const service = `
These terms are the agreement between you and {{founder}}, who operates ${productName} at {{siteHost}}, about the use of the website, the accounts and the Chrome extension. By creating an account or using the service you accept them. Questions go to {{supportEmail}}.

## 1. What the service does

${productName} helps you complete a prompt you wrote: it asks what is missing and adds your answers. It doesn't answer prompts, and it never sends messages for you. The results are suggestions: you decide whether to use them, and you are responsible for what you send to other services.

The extension works on ChatGPT, Claude, Gemini and Grok in Google Chrome on the desktop. These services belong to others, who may change them at any time; we aren't connected with them, and their own terms apply to your use of them. When such a change breaks the extension, we repair it as soon as we reasonably can.

## 2. Your account

You need an e-mail address that is yours, and must be at least 16 years old. Keep your password to yourself; what happens through your account is taken as yours, until you tell us that somebody else has access. One person, one account. New accounts may have to wait on a waitlist.

## 3. Plans and limits

**Free** contains ${freeAllowance} enhancements a month and costs nothing. The allowance is renewed every month on the day of your sign-up (00:00 UTC; in shorter months on their last day). Unused enhancements aren't carried over.

**Pro** costs ${proPrice} a month and contains unlimited enhancements for one person, all styles and levels, priority processing, enhanced analytics and history, priority support and early access to new features. Taxes may be added where the law wants it; you see the full amount before you pay.

*Unlimited* means that Pro has no monthly allowance to use up. We still store figures about each enhancement, as the [privacy policy](/privacy) says. To keep the service usable for everybody there are technical limits: 60 enhancements a minute and 20 at the same time for one account, and ${longestPrompt} characters for one prompt. Requests that fail aren't counted against an allowance.

## 4. Payment and cancelling

Payment is monthly in advance, by card, through Stripe. You can cancel at any time in your account settings. Cancelling stops future payments, and Pro stays active until the end of the period you paid for; after that the account continues as a free one. There are no refunds for partial months. Rights of withdrawal and refund that the law gives you as a consumer remain untouched.

If a payment fails, Stripe tries again; if it can't be collected, the account becomes a free one. We may change the price with at least 30 days' notice by mail; the new price applies from the next period, and you can cancel before.

A trial period of Pro exists only where the checkout shows one to you.
`;
