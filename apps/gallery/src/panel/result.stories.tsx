import type { OwnEngine } from "@whetstone/enhance-flow";
import { refused } from "@whetstone/enhance-flow/testing";
import { listOpened, opened } from "../opened.ts";
import { longLine, longWord } from "../texts.ts";
import { panelStory } from "./panel-story.tsx";
import { nobody, withoutUses, withPro } from "./people.ts";
import { arabicDraft, arabicEnhanced, draft, withBlanks } from "./prompts.ts";
import { answered, type Scene, type World } from "./scene.ts";

export default { title: "Panel/Result" };

const enhance = ({ flow }: World) => flow.enhance();

const enhanceTo =
  (changed: Parameters<typeof answered>[0]): Scene["lead"] =>
  (world) => {
    world.answerWith(async () => ({ ok: true, data: answered(changed) }));
    return world.flow.enhance();
  };

export const Changes = panelStory({ name: "The changes", lead: enhance });

export const DetailsOpen = {
  ...panelStory({
    name: "With its details",
    lead: enhanceTo({
      checks: [
        { name: "numbers", passed: true, count: 2 },
        { name: "names", passed: false, count: 1 },
      ],
      maskedSecrets: 1,
    }),
  }),
  play: opened("Details"),
};

export const TextToInsert = {
  ...panelStory({ name: "The text to insert", lead: enhance }),
  play: opened("Result"),
};

export const Editing = {
  ...panelStory({ name: "To edit", lead: enhance, panel: { onSave: async () => true } }),
  play: opened("Edit"),
};

export const EditedToNothing = panelStory({
  name: "No text is left",
  lead: async (world) => {
    await world.flow.enhance();
    world.flow.edit("");
  },
});

export const ChangeRejected = panelStory({
  name: "A change rejected",
  lead: async (world) => {
    await world.flow.enhance();
    world.flow.toggleChange(0);
  },
});

export const ByAModel = {
  ...panelStory({
    name: "Made by a model",
    lead: enhanceTo({ engine: "model", added: ["150 words", "one line each"] }),
    panel: { session: withPro },
  }),
  play: opened("Change the result"),
};

export const SeveralResults = panelStory({
  name: "Three results",
  lead: async (world) => {
    await world.flow.enhance();
    for (const style of ["creative", "technical"] as const) {
      world.answerWith(async () => ({
        ok: true,
        data: answered({ enhancedPrompt: `${draft}, in a ${style} way` }),
      }));
      world.flow.choose({ style });
      await world.flow.enhance();
    }
  },
});

export const BlanksOpen = panelStory({
  name: "Two blanks are open",
  lead: enhanceTo({ enhancedPrompt: withBlanks }),
});

export const LongAndRightToLeft = panelStory(
  {
    name: "Long",
    draft: longLine,
    lead: enhanceTo({ enhancedPrompt: `${`${longLine}.\n`.repeat(30)}${longWord}` }),
  },
  {
    name: "Right to left",
    draft: arabicDraft,
    lead: enhanceTo({ enhancedPrompt: arabicEnhanced, language: "ar" }),
  },
);

const onDevice =
  (why: "unauthorized" | "quota_exceeded"): Scene["lead"] =>
  (world) => {
    world.fail(refused(why, { nextResetDate: "2027-01-01T00:00:00.000Z" }));
    return world.flow.enhance();
  };

export const MadeOnTheDevice = panelStory(
  { name: "Nobody is logged in", lead: onDevice("unauthorized"), panel: { session: nobody } },
  { name: "No uses are left", lead: onDevice("quota_exceeded"), panel: { session: withoutUses } },
);

const browserModel: OwnEngine = { id: "browser", name: "", place: "browser", host: null };
const ollama: OwnEngine = {
  id: "own",
  name: "llama3.2:3b-instruct",
  place: "computer",
  host: "127.0.0.1:11434",
};

const madeBy = (engine: OwnEngine) => ({
  ok: true as const,
  answer: { ...answered({ engine: "model" }), writer: engine },
});

export const OwnEngines = panelStory(
  {
    name: "Engines to choose",
    lead: ({ flow }) => {
      flow.offerEngines([browserModel, ollama]);
      return undefined;
    },
  },
  {
    name: "Written by one",
    lead: (world) => {
      world.flow.offerEngines([ollama]);
      world.ownEngineIs(async (engine) => madeBy(engine));
      return world.flow.enhance();
    },
  },
  {
    name: "The server instead of one",
    lead: (world) => {
      world.flow.offerEngines([ollama]);
      return world.flow.enhance();
    },
  },
);

export const EnginesOpen = {
  ...panelStory({
    name: "Engines to choose",
    lead: ({ flow }) => {
      flow.offerEngines([browserModel, ollama]);
      return undefined;
    },
  }),
  play: listOpened("Engine"),
};

const library = [
  { id: "1", title: "Weekly report", text: "Write the report of week {{week}} for {{reader}}." },
  { id: "2", title: longLine, text: longLine },
];

export const LibraryOpen = {
  ...panelStory({ name: "A library", lead: enhance, panel: { library } }),
  play: opened("From your library"),
};

export const ConversationOffered = {
  ...panelStory({
    name: "The conversation goes along",
    lead: async ({ flow }) => {
      await flow.enhance();
      await flow.offerConversation(true);
    },
  }),
  play: opened("Details"),
};

export const LeftAsItIs = panelStory(
  { name: "A follow-up", lead: enhanceTo({ unchanged: "follow-up" }) },
  { name: "A fact", lead: enhanceTo({ unchanged: "fact" }) },
  { name: "For another reason", lead: enhanceTo({ unchanged: "nothing-to-add" }) },
);

const none = { originalQualityScore: null, qualityScore: null } as const;

export const Crisis = panelStory(
  { name: "In English", lead: enhanceTo({ ...none, unchanged: "emergency" }) },
  { name: "In German", lead: enhanceTo({ ...none, unchanged: "emergency", language: "de" }) },
);

const compared =
  (more: (world: World) => Promise<void> | void): Scene["lead"] =>
  async (world) => {
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (engine) => madeBy(engine));
    await world.flow.enhance();
    await more(world);
  };

export const Compared = panelStory(
  { name: "With the rules", lead: compared(({ flow }) => flow.compare("rules")) },
  {
    name: "With a server that is still writing",
    lead: compared((world) => {
      world.answerWith((_request, options) => {
        options?.onText?.(`${draft}, in a way that is on`);
        return new Promise(() => undefined);
      });
      void world.flow.compare("server");
    }),
  },
  {
    name: "With a server out of reach",
    lead: compared(async (world) => {
      world.fail({ kind: "unreachable" });
      await world.flow.compare("server");
    }),
  },
);
