import { textFor } from "./model-text.ts";
import { startOllama } from "./own-models.ts";
import { type TestParts, test } from "./test.ts";

type Ollama = Awaited<ReturnType<typeof startOllama>>;

export interface OllamaTestParts extends TestParts {
  readonly ollama: Ollama;
}

/** Tests beside a model on this computer that has a text for a draft. */
export const testWithOllama = (draft: string) =>
  test.extend<Pick<OllamaTestParts, "ollama">>({
    ollama: async ({}, use) => {
      const ollama = await startOllama();
      const { begins, ends } = textFor(draft);
      ollama.willSay(begins, ends);
      await use(ollama);
      await ollama.close();
    },
  });
