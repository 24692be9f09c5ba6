import { productName } from "@whetstone/api-client";

/** Everything the page after the installation says. */
export const texts = {
  product: productName,
  title: `Welcome to ${productName}`,
  lead: "It sharpens the prompt you are typing, in your language, without losing a word. You see every change before it is inserted, and nothing is ever sent for you.",
  steps: {
    pin: {
      title: "Pin it",
      text: `Press the puzzle piece in the toolbar, then the pin beside ${productName}. The button shows what is left once it is little.`,
    },
    signIn: {
      title: "Sign in",
      text: "Sign in once, here or on the web: both are signed in then. Signing up is free.",
      done: (email: string) => `You are signed in as ${email}.`,
      signIn: "Sign in",
      signUp: "Sign up",
    },
    try: {
      title: "Try it",
      text: "Open a chat, type what you want, and press the spark at the edge of the message field.",
      open: (site: string) => `Open ${site}`,
    },
    shortcut: {
      title: "Or by keyboard",
      text: "The shortcut opens the panel wherever the message field is.",
      none: "No key is set yet.",
      change: "Change shortcuts",
    },
  },
  privacy: {
    title: "What leaves this device",
    text: "Nothing, until you ask for an enhancement. Then your prompt and your choices go to the server, which keeps no text of them. The score while typing is worked out here.",
    more: "All options and privacy",
  },
} as const;
