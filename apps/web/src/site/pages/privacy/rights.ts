import { productName } from "@whetstone/api-client/contract";
import { permissionTable } from "../../permissions.ts";
import { liveScoreReading } from "../facts.ts";

/** Browser storage, others involved, rights. */
export const rights = `
## In your browser

The website keeps in your browser: your session, the chosen theme, whether you have seen the introduction, what you came to sign up for, and, while you pay, the number of the checkout. During a login with Google one short-lived, signed cookie ties the return to your browser. There are no advertising cookies.

The extension keeps your session, your settings and whatever you save in it in its own storage. From the start it runs on ChatGPT, Claude, Gemini, Grok and this website. The composer's text goes to our server when you ask for an enhancement, and only then. ${liveScoreReading} It doesn't collect what you browse, and your session never reaches a script of the chat pages. These are its permissions:

${permissionTable}

## Analytics and error reports

Both are off unless the operator of this site has switched them on.

If analytics is on (PostHog), it records page views with address, referrer and page name, clicks, how far a page was scrolled, events such as *signed up* or *checkout started*, the kind of browser and the size of the screen, and a recording of the page in which all text and everything typed is masked. Addresses lose their queries first. It keeps an identifier in local storage. Prompt text is never part of it.

If error reporting is on (Sentry), the description of a fault in our program is sent, with the page it happened on. Prompt text isn't part of that either.

## Who else is involved

- **Stripe** handles payments. Card data go to Stripe directly and never reach us. Stripe learns your e-mail address and which account is paid for.
- **Google**, only if you choose *Continue with Google*. We receive your address, your name and an identifier, and keep no access to your Google account.
- **A mail provider** delivers our mails to you.
- **A language model provider**, an analytics and an error reporting service, only where switched on, as described above.

We don't pass data to anybody else, unless a law obliges us.

## Your controls

In *Settings & Privacy* you can, without asking anybody:

- **download** everything stored about you as a file (JSON);
- **delete your enhancement history**, and with it the statistics made from it;
- **end** single sessions;
- **delete your account**: all rows about you leave the database, a running subscription is cancelled, all sessions end. It can't be undone. The rest of a paid period isn't refunded.

Where data protection law such as the GDPR applies to you, you also have the rights to correction, restriction, objection and transfer, and may complain to a supervisory authority. Account data are processed to perform our contract with you; limits against abuse, and logs, for our legitimate interest in a service that works; analytics, where on, according to the consent or interest your law asks for. For any of this write to {{supportEmail}}; we answer within a month, usually much sooner.

## Security, briefly

Sessions can't be opened with a copy of the database; codes and links are single use and short-lived; deleted rows are overwritten in the database file. No system is beyond every fault. If one affects your data, we tell you without delay.

## Age, and changes

${productName} isn't meant for children under 16. When this policy changes in substance, we announce it on this page and, if your account is affected, by mail before it takes effect. Version of 21 November 2026.
`;
