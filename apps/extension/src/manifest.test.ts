import { describe, expect, it } from "vitest";
import { createManifest } from "./manifest.ts";

describe("the manifest", () => {
  const manifest = createManifest("https://prompts.example.org");

  it("asks for the least permissions, each of which docs/security.md justifies", () => {
    expect(manifest).toMatchObject({
      permissions: [
        "storage",
        "contextMenus",
        "scripting",
        "declarativeNetRequestWithHostAccess",
        "activeTab",
      ],
      host_permissions: ["https://prompts.example.org/*"],
      optional_host_permissions: [
        "https://x.com/*",
        "https://*/*",
        "http://localhost/*",
        "http://127.0.0.1/*",
      ],
    });
  });

  it("runs scripts on the chat pages and the web app, and on no other page", () => {
    expect(manifest).toMatchObject({
      content_scripts: [
        {
          matches: [
            "https://chatgpt.com/*",
            "https://chat.openai.com/*",
            "https://claude.ai/*",
            "https://gemini.google.com/*",
            "https://grok.com/*",
          ],
        },
        { matches: ["https://prompts.example.org/*"] },
      ],
    });
    expect(JSON.stringify(manifest)).not.toContain("<all_urls>");
  });
});
