import { type ModelTurn, type ModelTurns, startModelServer } from "@whetstone/engines/testing";
import { openBuiltInEngine } from "../enhancements/built-in-engine.ts";
import { openModelEngine } from "../enhancements/model/open-model-engine.ts";
import { createTestWorld } from "./create-test-world.ts";

/** A world whose engine is a model that says what it is told to, and a person signed up in it. */
export const openModelWorld = async (
  turns: readonly ModelTurn[] | ModelTurns,
  timeoutMs = 5_000,
) => {
  const provider = await startModelServer(turns);
  const { baseUrl } = provider;
  const degraded: string[] = [];
  const engine = openModelEngine(
    { provider: "openai-compatible", model: "test", apiKey: "key", baseUrl },
    { builtIn: openBuiltInEngine(), timeoutMs, onDegraded: (why) => degraded.push(why) },
  );
  const world = await createTestWorld({ engine });
  return {
    provider,
    /** Why each answer was the rules' instead of the model's. */
    degraded,
    world,
    ...(await world.signUp()),
    close: async () => {
      await provider.close();
      await world.close();
    },
  };
};
