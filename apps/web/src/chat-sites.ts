/** The four chats, where each of them is. */
export const chatSites = [
  { name: "ChatGPT", url: "https://chatgpt.com/" },
  { name: "Claude", url: "https://claude.ai/" },
  { name: "Gemini", url: "https://gemini.google.com/" },
  { name: "Grok", url: "https://grok.com/" },
] as const;
