import { defineHost } from "./define-host.ts";

/** Grok inside X: its page and its drawer, never a field in which posts are written. */
export const x = defineHost({
  platform: "grok",
  matches: ["https://x.com/*"],
  composers: [
    'textarea[placeholder="Ask anything"][autocapitalize="sentences"]',
    '[data-testid="GrokDrawer"] textarea',
  ],
  decoys: ['[data-testid^="tweetTextarea"]', '[data-testid="toolBar"]', '[role="search"]'],
  isStrict: true,
  box: 'section, [data-testid="GrokDrawer"]',
  // How X marks its messages is not known: no conversation is read there.
  messages: { user: ":not(*)", assistant: ":not(*)" },
});
