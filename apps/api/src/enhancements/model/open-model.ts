import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { createXai } from "@ai-sdk/xai";
import type { LanguageModel } from "ai";
import type { ModelProvider } from "./model-providers.ts";

/** Which model, where. Keys and addresses come from the operator, never from a request. */
export interface ModelChoice {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Another address of the provider; `openai-compatible` needs one. */
  readonly baseUrl: string | undefined;
}

/** Where Ollama listens by default; it speaks OpenAI's protocol there. */
const ollamaUrl = "http://127.0.0.1:11434/v1";

/** A redirect is no answer: prompt and key go to the one address that was configured. */
const fetchHere: typeof globalThis.fetch = (input, init) =>
  fetch(input, { ...init, redirect: "error" });

/** Opens a model of a provider. */
export const openModel = ({ provider, model, apiKey, baseUrl }: ModelChoice): LanguageModel => {
  const settings = {
    fetch: fetchHere,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case "openai":
      return createOpenAI(settings).chat(model);
    case "anthropic":
      return createAnthropic(settings)(model);
    case "google":
      return createGoogleGenerativeAI(settings)(model);
    case "xai":
      return createXai(settings)(model);
    case "openai-compatible":
    case "ollama":
      return createOpenAICompatible({ name: provider, baseURL: ollamaUrl, ...settings })(model);
  }
};
