import type { InsertionRefusal } from "@whetstone/enhance-flow";
import { panelStory } from "./panel-story.tsx";
import { withBlanks } from "./prompts.ts";
import { answered, type Scene, type World } from "./scene.ts";

export default { title: "Panel/Inserted" };

const insert = async ({ flow }: World) => {
  await flow.enhance();
  await flow.insert();
};

export const Inserted = panelStory({ name: "Inserted", lead: insert });

export const Unseen = panelStory({
  name: "Inserted before anybody saw it",
  lead: ({ flow }) => flow.enhance({ insertsAtOnce: true }),
});

export const BlanksLeftOut = panelStory({
  name: "Two blanks left out",
  lead: async (world) => {
    world.answerWith(async () => ({ ok: true, data: answered({ enhancedPrompt: withBlanks }) }));
    await insert(world);
  },
});

export const NotUndone = panelStory({
  name: "Undo was not possible",
  lead: async (world) => {
    await insert(world);
    world.refuse({ kind: "refused", why: "changed" });
    await world.flow.undo();
  },
});

export const SavedPromptPlaced = panelStory({
  name: "A saved prompt",
  lead: ({ flow }) => flow.place("Answer in one page."),
});

const refusedFor = (why: InsertionRefusal): Scene => ({
  name: why,
  lead: async (world) => {
    world.refuse({ kind: "refused", why });
    await insert(world);
  },
});

export const NotInserted = panelStory(
  ...(
    [
      "gone",
      "changed",
      "moved",
      "focus-lost",
      "composing",
      "holds-attachments",
      "not-exact",
      "not-restored",
    ] as const
  ).map(refusedFor),
);
