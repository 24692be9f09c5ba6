import type { FlowState } from "@whetstone/enhance-flow";
import type { EnhancePanelProps } from "@whetstone/enhance-flow/react";
import { answerTo, createWorld, type WorldParts } from "@whetstone/enhance-flow/testing";
import { draft, enhanced } from "./prompts.ts";

export type World = ReturnType<typeof createWorld>;
type Answer = ReturnType<typeof answerTo>;

/** One panel of a story: the draft, the world around it, and what a person did there. */
export interface Scene {
  /** Stands above the panel. */
  readonly name: string;
  /** The draft; `null` where there is no field. */
  readonly draft?: string | null;
  readonly parts?: WorldParts;
  /** Leads the flow to the step to be shown. */
  readonly lead: (world: World) => Promise<unknown> | undefined;
  readonly panel?: Partial<Omit<EnhancePanelProps, "flow">>;
}

/** What the server answers to the draft of the stories. */
export const answered = (changed: Partial<Answer> = {}): Answer => ({
  ...answerTo(draft),
  enhancedPrompt: enhanced,
  originalQualityScore: 34,
  qualityScore: 82,
  checks: [
    { name: "numbers", passed: true, count: 2 },
    { name: "names", passed: true, count: 1 },
  ],
  ...changed,
});

/** Opens the world of a scene and leads it to its step. */
export const openScene = async (scene: Scene): Promise<World> => {
  const world = createWorld(scene.draft === undefined ? draft : scene.draft, scene.parts);
  world.answerWith(async () => ({ ok: true, data: answered() }));
  await scene.lead(world);
  return world;
};

/** Enhances, and waits until the flow is where it is meant to stay. */
export const enhanceUntil = (
  { flow }: World,
  isThere: (state: FlowState) => boolean,
): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = flow.store.subscribe((state) => {
    if (!isThere(state)) return;
    stop();
    resolve();
  });
  void flow.enhance();
  return promise;
};
