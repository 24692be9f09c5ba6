/** Pages whose visits are counted as landings, by their address (TELE-5). */
export const landingTypes: Readonly<Record<string, string>> = {
  "/landing": "landing",
  "/chatgpt-prompt-enhancer": "seo_landing",
  "/prompt-engineering-tool": "seo_landing",
  "/ats-resume-bullet-enhancer": "seo_landing",
  "/chrome-extension-prompt-enhancer": "seo_landing",
  "/prompt-templates": "seo_landing",
};
