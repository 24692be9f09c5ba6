import { productName } from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { actionsOf, targetsOf } from "./page-links.ts";
import { sitePages } from "./site-pages.ts";

const pageAt = (path: string) => {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is missing`);
  return page;
};

/** Every call to action with label and target, page by page (SITE-8). */
const expected: Readonly<Record<string, readonly string[]>> = {
  "/landing": [
    "Install Free Extension -> /extension",
    "Start Pro Trial -> /signup?plan=pro",
    "See Detailed Pricing -> /pricing",
    "Sign Up Free -> /signup?source=landing_cta",
    "Install Free Extension -> store",
  ],
  "/extension": ["Sign Up Free -> /signup"],
  "/pricing": [
    "Start Free -> /signup",
    "Start Pro Trial -> /signup?plan=pro",
    "Start Free Trial -> /signup",
    "Install Extension -> /extension",
  ],
  "/support": [],
  "/about": ["Start Demanding Genius -> /signup", "Install Extension Free -> /extension"],
  "/faq": ["Contact Support -> /support", "Install Extension -> /extension"],
  "/chatgpt-prompt-enhancer": [
    "Install Free Extension -> store",
    "Learn More -> /landing",
    "Install Free Extension -> store",
  ],
  "/prompt-engineering-tool": [
    "Start Free Trial -> /signup?source=pet-landing",
    "About Whetstone -> /landing",
    "Start Free Trial -> /signup?source=pet-landing",
  ],
  "/ats-resume-bullet-enhancer": [
    "Use with ChatGPT -> /extension",
    "Use with ChatGPT -> /extension",
  ],
  "/chrome-extension-prompt-enhancer": [
    "Install Free Extension -> /extension",
    "Install Extension -> /extension",
  ],
  "/prompt-templates": ["Install Extension -> /extension"],
  "/blog": ["Install Extension -> /extension", "Start Free Trial -> /signup"],
  "/blog/how-to-write-better-ai-prompts": [
    "Install Free Extension -> /extension",
    "Sign Up Free -> /signup",
  ],
  "/blog/chatgpt-prompt-engineering": [
    "Sign Up Free -> /signup",
    "ChatGPT Prompt Enhancer -> /chatgpt-prompt-enhancer",
  ],
  "/blog/ai-prompt-optimization": [
    "Install Free Extension -> /extension",
    "Start Pro Trial -> /signup?plan=pro",
  ],
  "/blog/claude-ai-prompts": [
    "Install Free Extension -> /extension",
    "Start Pro Trial -> /signup?plan=pro",
  ],
  "/blog/best-ai-tools-2025": ["Sign Up Free -> /signup", "Install Extension -> /extension"],
  "/ai-assistant-guide": ["Install Extension -> /extension", "Install Extension -> /extension"],
  "/ai-questions-answered": ["Install Extension -> /extension", "See Pricing -> /pricing"],
  "/ai-tool-comparisons": ["Install Extension -> /extension", "See Pricing -> /pricing"],
  "/ai-productivity-hacks": [
    "Install Extension -> /extension",
    "Compare AI Tools -> /ai-tool-comparisons",
  ],
  "/privacy": [],
  "/terms": [],
};

it("every page has exactly these calls to action (SITE-8)", () => {
  const found = Object.fromEntries(
    sitePages.map((page) => [
      page.path,
      actionsOf(page).map(({ label, to }) => `${label} -> ${to}`),
    ]),
  );
  expect(found).toEqual(expected);
});

/** Links of the specification that are no calls to action. */
const links: Readonly<Record<string, readonly string[]>> = {
  "/faq": ["/support", "/extension", "/pricing", "/about", "/blog"],
  "/prompt-engineering-tool": [
    "/landing",
    "/chatgpt-prompt-enhancer",
    "/prompt-templates",
    "/ats-resume-bullet-enhancer",
  ],
  "/blog/how-to-write-better-ai-prompts": [
    "/blog/chatgpt-prompt-engineering",
    "/blog/ai-prompt-optimization",
  ],
  "/blog/chatgpt-prompt-engineering": [
    "/blog/how-to-write-better-ai-prompts",
    "/blog/ai-prompt-optimization",
  ],
  "/ai-questions-answered": [
    "/extension",
    "/ai-assistant-guide",
    "/blog/best-ai-tools-2025",
    "/pricing",
    "/blog",
  ],
  "/ai-tool-comparisons": ["/extension", "/pricing"],
  "/ai-productivity-hacks": ["/extension", "/ai-tool-comparisons"],
};

it.each(Object.entries(links))(
  "%s links to the pages named for it (SITE-25, SITE-31, SITE-32)",
  (path, targets) => {
    expect(targetsOf(pageAt(path))).toEqual(expect.arrayContaining([...targets]));
  },
);

it("says what there is more of to those who hear a link alone", () => {
  const actions = sitePages.flatMap((page) => actionsOf(page));
  const vague = actions.filter(({ label }) => /^(?:learn|read|see) more$/i.test(label));
  expect(vague.map(({ hint }) => hint)).toEqual([`about ${productName}`]);
});
