import { z } from "zod";

/** Where a person may have a model, and how it is reached. */
export interface ModelProvider {
  readonly id: string;
  /** As people know it; the interface says it for "another". */
  readonly name: string;
  /** Null where the person enters it. */
  readonly baseUrl: string | null;
  readonly protocol: "ollama" | "openai";
  /** It runs on the person's own computer. */
  readonly isLocal: boolean;
  readonly key: "needed" | "optional" | "none";
  readonly headers?: Readonly<Record<string, string>>;
}

const local = (
  id: string,
  name: string,
  baseUrl: string,
  rest: Partial<ModelProvider> = {},
): ModelProvider => ({
  id,
  name,
  baseUrl,
  protocol: "openai",
  isLocal: true,
  key: "none",
  ...rest,
});

const hosted = (
  id: string,
  name: string,
  baseUrl: string,
  rest: Partial<ModelProvider> = {},
): ModelProvider => ({
  id,
  name,
  baseUrl,
  protocol: "openai",
  isLocal: false,
  key: "needed",
  ...rest,
});

const anotherProvider: ModelProvider = {
  id: "another",
  name: "",
  baseUrl: null,
  protocol: "openai",
  isLocal: false,
  key: "optional",
};

/** All of them in the order they are offered: what runs on the person's computer first. */
export const modelProviders: readonly ModelProvider[] = [
  local("ollama", "Ollama", "http://127.0.0.1:11434", { protocol: "ollama" }),
  local("lm-studio", "LM Studio", "http://127.0.0.1:1234/v1", { key: "optional" }),
  local("llama-server", "llama-server", "http://127.0.0.1:8080/v1", { key: "optional" }),
  local("jan", "Jan", "http://127.0.0.1:1337/v1", { key: "needed" }),
  hosted("openai", "OpenAI", "https://api.openai.com/v1"),
  hosted("anthropic", "Anthropic", "https://api.anthropic.com/v1", {
    headers: { "anthropic-dangerous-direct-browser-access": "true" },
  }),
  hosted("google", "Google", "https://generativelanguage.googleapis.com/v1beta/openai"),
  hosted("xai", "xAI", "https://api.x.ai/v1"),
  hosted("openrouter", "OpenRouter", "https://openrouter.ai/api/v1"),
  hosted("mistral", "Mistral", "https://api.mistral.ai/v1"),
  hosted("groq", "Groq", "https://api.groq.com/openai/v1"),
  anotherProvider,
];

/** The provider of an id; one that is not known speaks the common protocol at its address. */
export const providerOf = (id: string): ModelProvider =>
  modelProviders.find((provider) => provider.id === id) ?? anotherProvider;

/** A model a person connected: where it is, which one, and their key for it. */
export const modelConnectionSchema = z.object({
  providerId: z.string().max(40),
  /** Without a slash at its end. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .transform((url) => url.replace(/\/+$/, "")),
  model: z.string().min(1).max(200),
  apiKey: z.string().min(1).max(500).optional(),
});
export type ModelConnection = z.infer<typeof modelConnectionSchema>;
