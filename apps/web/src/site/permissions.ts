interface Permission {
  /** As Chrome's manifest spells them; several where they serve one purpose. */
  readonly names: readonly string[];
  /** Asked for only when the person switches on what needs it. */
  readonly isOptional?: true;
  readonly use: string;
}

/** Everything the extension may do in a browser; its manifest holds no more and no less. */
const permissions: readonly Permission[] = [
  {
    names: ["chatgpt.com", "chat.openai.com", "claude.ai", "gemini.google.com", "grok.com"],
    use: "The button in the composer: reading your draft for an enhancement and for the score while you type, and inserting the result",
  },
  {
    names: ["storage"],
    use: "Your settings, your session, your own styles and prompts and, if you switch it on, a history, kept by the browser on your device",
  },
  {
    names: ["contextMenus"],
    use: "The entry *Enhance prompt* on a right click in a chat's text field",
  },
  {
    names: ["scripting"],
    use: "Putting our own scripts on X or another site once you allowed that site; no other script, and none from the network",
  },
  {
    names: ["activeTab"],
    use: "After you press the toolbar button: the name of the site in front, to offer working there too; nothing of the page is read for that",
  },
  {
    names: ["declarativeNetRequestWithHostAccess"],
    use: "One rule, once you pressed for it: our own requests to a model on your computer name that model's address as their origin, or it would refuse them; gone when you disconnect it",
  },
  {
    names: ["https://x.com/*"],
    isOptional: true,
    use: "Grok inside X, only after you switched it on in the options",
  },
  {
    names: ["https://*/*"],
    isOptional: true,
    use: "For a site of your choice, a server you run yourself or a model of your own: Chrome asks for that one address, never for all sites, and it is given back when you no longer use it",
  },
];

const row = ({ names, isOptional, use }: Permission): string =>
  `| ${isOptional ? "Optional: " : ""}${names.map((name) => `\`${name}\``).join(", ")} | ${use} |`;

/** The permissions as a table of Markdown. */
export const permissionTable = [
  "| Permission | What it is for |",
  "| --- | --- |",
  ...permissions.map(row),
  "| This site's address | Calling the server, and signing the extension in together with the website |",
].join("\n");
