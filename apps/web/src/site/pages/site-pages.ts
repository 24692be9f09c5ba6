import type { PageDocument } from "../page-document.ts";
import { aboutPage } from "./about.ts";
import { aiAssistantGuidePage } from "./ai-assistant-guide/page.ts";
import { aiProductivityHacksPage } from "./ai-productivity-hacks/page.ts";
import { aiPromptOptimizationPage } from "./ai-prompt-optimization/page.ts";
import { aiQuestionsAnsweredPage } from "./ai-questions-answered.ts";
import { aiToolComparisonsPage } from "./ai-tool-comparisons/page.ts";
import { atsResumeBulletEnhancerPage } from "./ats-resume-bullet-enhancer.ts";
import { bestAiTools2025Page } from "./best-ai-tools-2025/page.ts";
import { blogPage } from "./blog.ts";
import { chatgptPromptEngineeringPage } from "./chatgpt-prompt-engineering/page.ts";
import { chatgptPromptEnhancerPage } from "./chatgpt-prompt-enhancer.ts";
import { chromeExtensionPromptEnhancerPage } from "./chrome-extension-prompt-enhancer.ts";
import { claudeAiPromptsPage } from "./claude-ai-prompts/page.ts";
import { extensionPage } from "./extension.ts";
import { faqPage } from "./faq.ts";
import { howToWriteBetterAiPromptsPage } from "./how-to-write-better-ai-prompts/page.ts";
import { landingPage } from "./landing.ts";
import { pricingPage } from "./pricing.ts";
import { privacyPage } from "./privacy/page.ts";
import { promptEngineeringToolPage } from "./prompt-engineering-tool.ts";
import { promptTemplatesPage } from "./prompt-templates.ts";
import { supportPage } from "./support.ts";
import { termsPage } from "./terms/page.ts";

/** Every public page (SITE-1). */
export const sitePages: readonly PageDocument[] = [
  landingPage,
  extensionPage,
  pricingPage,
  supportPage,
  aboutPage,
  faqPage,
  chatgptPromptEnhancerPage,
  promptEngineeringToolPage,
  atsResumeBulletEnhancerPage,
  chromeExtensionPromptEnhancerPage,
  promptTemplatesPage,
  blogPage,
  howToWriteBetterAiPromptsPage,
  chatgptPromptEngineeringPage,
  aiPromptOptimizationPage,
  claudeAiPromptsPage,
  bestAiTools2025Page,
  aiAssistantGuidePage,
  aiQuestionsAnsweredPage,
  aiToolComparisonsPage,
  aiProductivityHacksPage,
  privacyPage,
  termsPage,
];
