/** Conduct, content, liability, end. */
export const rules = `
## 5. What isn't allowed

- Using the service to break the law or to harm others.
- Preparing prompts whose purpose is to get around the safety rules of an AI service.
- Getting around limits and allowances, for instance with several accounts.
- Reselling access to the hosted service, or calling it automatically in a way that burdens others.
- Attacking the service or testing its security on systems that aren't yours. If you have found a weakness, tell us first; we are grateful for it.

We may limit or close an account that does these things, after a warning where that is reasonable.

## 6. Your content

Your prompts and the results are yours. We claim no rights in them and use them only to make the result you asked for. We don't store their text, so we can't restore a lost prompt either. What else we store is described in the [privacy policy](/privacy).

You make sure that you may send what you send, in particular where it is about other people or belongs to your employer.

## 7. The software

The source code of this product is available under the MIT licence. That licence governs the code, including copies you run yourself; these terms govern the service at this address. Names and logos of ChatGPT, Claude, Gemini, Grok and others belong to their owners and are used to say what the extension works with.

## 8. Availability and changes

We take care that the service is available, and can't promise that it always is. Maintenance, faults and failures of others happen. When the server can't be reached, the extension offers the engine on your device. We may develop the service further; if we take away something essential that you pay for, we tell you beforehand, so that you can cancel.

## 9. Liability

Results come from software and can be wrong or unsuitable. Read them before you use them, above all where health, law, money or safety are concerned. Nothing on this website is legal, medical or financial advice.

We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law doesn't allow a limit. For slight negligence we are liable only if an essential duty was breached, and only for damage that is typical and foreseeable. The free service is provided as it is.

## 10. The end

You can delete your account at any time in your settings. That cancels a running subscription and removes your data; the rest of a paid month isn't refunded. We may end the agreement with 30 days' notice, or at once for an important reason such as a serious breach of section 5. We don't end it for convenience in the middle of a period you paid for.

## 11. Final points

The law of the place where the operator is established applies; protection that the law of your own country gives you as a consumer remains. If one of these terms is invalid, the others stay in force.

We may change these terms for good reason. You get at least 30 days' notice by mail; if you don't agree, you can delete the account before they take effect. Version of 21 November 2026.
`;
