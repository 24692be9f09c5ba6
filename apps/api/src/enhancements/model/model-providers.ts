/** Providers a model can come from. */
export const modelProviders = [
  "openai",
  "anthropic",
  "google",
  "xai",
  "openai-compatible",
  "ollama",
] as const;
export type ModelProvider = (typeof modelProviders)[number];
