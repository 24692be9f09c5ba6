import { productName } from "@whetstone/api-client/contract";

/** What happens to prompts, and what is stored. */
export const stored = `
This policy describes what ${productName} does with your data. It was written from the program itself and is kept in step with it. It applies to this website, {{siteHost}}, to its accounts and to the Chrome extension built for it. The person responsible for your data is {{founder}}. Write to {{supportEmail}} with any question or request.

## In short

- The text of your prompts is used for one request and is never stored.
- What is stored is what an account needs, plus figures about your enhancements.
- You can download and delete it yourself, in Settings & Privacy.
- There is no advertising, and your data are not sold.

## Your prompts

When you enhance a prompt, its text is sent to our server (encrypted, wherever the address begins with https), together with the style, the level and the platform you chose. If you add an instruction of your own, or choose to send messages of the open conversation along as context, these are sent too, for that one request.

The server keeps all of this in memory while it works, and nowhere else. Neither the original nor the enhanced text is written to a database, a log, an error report or an analytics event. A retry of the same request is recognised by a keyed digest, from which the text can't be recovered.

**Which engine works on it.** Our built-in engine runs on our own server. The operator of a site can connect a language model of another company (such as OpenAI, Anthropic, Google or xAI) instead. If that is done here, the text of the request goes to that company for the one answer, with things that look like API keys, tokens or card numbers masked beforehand, and its terms apply to what it does with it. Each answer carries the name of the engine that made it.

**On your own device.** The try-it boxes of this website run in your browser and send nothing to us. The same holds for the engine inside the extension, which takes over when our server can't be reached and says so. Drafts, styles of your own and, where the extension offers it and you switch it on, a history of texts stay in your browser's storage, where you can delete them.

**A model of your own.** In the extension you can connect a model you run or pay for, or use your browser's own. The text of a request then goes to that one address and not to us; the key for it stays in your browser's storage. While you are logged in we are sent the figures of such an enhancement, as of the engine on your device, and no text. You can switch that off in the options and in Settings & Privacy.

## What we store

| What | Why | How long |
| --- | --- | --- |
| Name and e-mail address | Your account, and mail about it | Until you delete the account |
| Password, as a salted hash (scrypt) | Logging in | Until you change it or delete the account |
| With Google login: Google's identifier for you | Logging in | Until you delete the account |
| Sessions, with the name of browser and system | Staying logged in; the list in your settings | Until you log out, or 30 days after last use |
| Known devices and networks, as keyed digests | Telling you by mail about a login from a new one | 90 days after last use |
| Confirmation and reset codes, login links, as keyed digests | Confirming that an address is yours | 10 minutes; links 7 days |
| Mails on their way to you, encrypted | Sending them after our answer, also when the mail provider is slow | Until they are sent, at most 24 hours |
| Registrations nobody confirmed | Letting you finish | 7 days |
| Access level, uses in the current month, place on the waitlist | Your plan and allowance | Until you delete the account |
| Waitlist: address, place and time of joining, also without an account | Letting you in, in order | Until you are let in and delete the account, or ask us |
| For each enhancement: time, platform, style, level, language, engine, lengths, scores | Your dashboard and statistics | Until you delete the history or the account |
| Figures of an answer, for repeating it after a lost connection | So that a retry isn't counted twice | 24 hours |
| A keyed digest of what was enhanced, from which no text can be read | So that answering our questions isn't counted again | 10 minutes |
| Identifiers of customer and subscription at Stripe | Pro | Until you delete the account |
| Counters against abuse, by keyed digest of account or network | Limits on logins, mails and requests | Minutes to a day |

IP addresses aren't stored in the database and don't appear in the server's log. The log holds a request number, method, path, status and duration. How long logs and backups are kept is up to the operator of the server; backups may hold deleted data until they are replaced.
`;
