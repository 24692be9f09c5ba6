import { opened } from "../opened.ts";
import { longLine, longWord } from "../texts.ts";
import { panelStory } from "./panel-story.tsx";
import { withPro } from "./people.ts";
import { arabicDraft } from "./prompts.ts";
import { answered, enhanceUntil, type World } from "./scene.ts";

export default { title: "Panel/Before the result" };

export const Idle = panelStory({ name: "Nothing asked yet", lead: () => undefined });

export const IdleDetailsOpen = {
  ...panelStory({
    name: "With its details",
    lead: () => undefined,
    panel: { session: withPro },
  }),
  play: opened("Details"),
};

export const OwnStyles = panelStory({
  name: "Styles of the person's own",
  lead: () => undefined,
  panel: {
    ownStyles: [
      { id: "1", name: "Pirate", instruction: "Write like a pirate." },
      { id: "2", name: longLine, instruction: longLine },
    ],
  },
});

const questions = [
  { need: "audience", question: "Who reads it?", suggestions: ["the team", "everybody", "a lead"] },
  { need: "goal", question: "What should they do then?", suggestions: ["test it", "nothing"] },
  { need: "tone", question: "How should it sound?", suggestions: [] },
];

const asked = (world: World) => {
  world.deviceAsks(questions);
  return world.flow.enhance();
};

export const AskingThreeQuestions = panelStory({ name: "Three questions", lead: asked });

export const AskingWithAnswers = panelStory({
  name: "One answered, one kept",
  lead: async (world) => {
    await world.memories.aboutMe.keep({ need: "tone", question: "Tone?", text: "warm and short" });
    await asked(world);
    world.flow.fill("audience", "the team");
    world.flow.fill("tone", "warm and short");
    world.flow.keepAnswer("tone", true);
  },
});

export const AskingLongAndRightToLeft = panelStory(
  {
    name: "Long words",
    lead: (world) => {
      world.deviceAsks([
        { need: "audience", question: `${longLine}?`, suggestions: [longLine, longWord] },
      ]);
      return world.flow.enhance();
    },
  },
  {
    name: "Right to left",
    draft: arabicDraft,
    lead: (world) => {
      world.deviceAsks([
        { need: "audience", question: "لمن هذه الرسالة؟", suggestions: ["للفريق"] },
      ]);
      return world.flow.enhance();
    },
  },
);

const never = new Promise<never>(() => undefined);

export const Enhancing = panelStory({
  name: "Nothing arrived yet",
  lead: (world) => {
    world.answerWith(() => never);
    return enhanceUntil(world, ({ step }) => step.status === "enhancing");
  },
});

export const TextArriving = panelStory(
  {
    name: "The text arrives",
    lead: (world) => arriving(world, "Write a mail to my team about the new"),
  },
  {
    name: "A long text arrives",
    lead: (world) => arriving(world, `${`${longLine}. `.repeat(20)}${longWord}`),
  },
);

/** The rules have nothing to add: the text itself is seen. */
const arriving = (world: World, text: string) => {
  world.deviceIs(async ({ prompt }) => answered({ enhancedPrompt: prompt }));
  world.answerWith((_request, options) => {
    options?.onText?.(text);
    return never;
  });
  return enhanceUntil(world, ({ step }) => step.status === "enhancing" && step.text !== "");
};

/** The rules' text stands there while a model writes; `turn` is what the person does meanwhile. */
const rulesFirst = async (world: World, turn: () => void = () => undefined) => {
  const written = Promise.withResolvers<void>();
  world.answerWith(async (_request, options) => {
    options?.onText?.("Write a mail to my team about the new");
    await written.promise;
    return { ok: true, data: answered({ engine: "model" }) };
  });
  await enhanceUntil(world, ({ coming }) => coming !== null);
  turn();
  return { write: written.resolve };
};

export const RulesFirst = panelStory(
  { name: "A model is writing", lead: (world) => rulesFirst(world) },
  {
    name: "Its text waits beside one that was edited",
    lead: async (world) => {
      const { write } = await rulesFirst(world, () => world.flow.edit("My own words."));
      write();
      await new Promise((resolve) => setTimeout(resolve));
    },
  },
  {
    name: "It failed",
    lead: async (world) => {
      world.flow.offerEngines([
        { id: "own", name: "llama3.2", place: "computer", host: "127.0.0.1:11434" },
      ]);
      world.flow.choose({ engine: "own" });
      world.ownEngineIs(async (engine) => ({
        ok: false,
        failure: { kind: "model", why: "unreachable", engine },
      }));
      await world.flow.enhance();
    },
  },
);
