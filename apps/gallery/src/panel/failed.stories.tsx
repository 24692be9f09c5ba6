import type { OwnEngine } from "@whetstone/enhance-flow";
import { refused } from "@whetstone/enhance-flow/testing";
import { panelStory } from "./panel-story.tsx";
import { nobody, withoutUses } from "./people.ts";
import type { Scene, World } from "./scene.ts";

export default { title: "Panel/Failed" };

const enhance = ({ flow }: World) => flow.enhance();

export const OfTheDraft = panelStory(
  { name: "Nothing typed", draft: "", lead: enhance },
  { name: "Too long", draft: "long ".repeat(20_000), lead: enhance },
  { name: "No field", draft: null, lead: enhance },
);

type Failure = Parameters<World["fail"]>[0];

const failing = (
  name: string,
  failure: Failure,
  panel: NonNullable<Scene["panel"]> = {},
): Scene => ({
  name,
  panel,
  lead: (world) => {
    world.fail(failure);
    return world.flow.enhance();
  },
});

/** A device without an engine that could stand in for the server. */
const withoutDevice = (scene: Scene): Scene => ({
  ...scene,
  lead: (world) => {
    world.deviceIs(() => Promise.reject(new Error("No engine here")));
    return scene.lead(world);
  },
});

export const OfTheAccount = panelStory(
  withoutDevice(failing("Logged out", refused("unauthorized"), { session: nobody })),
  failing("On the waitlist", refused("waitlisted")),
  failing("Of Pro", refused("requires_pro")),
  withoutDevice(
    failing(
      "No uses left",
      refused("quota_exceeded", { nextResetDate: "2027-01-01T00:00:00.000Z" }),
      { session: withoutUses },
    ),
  ),
);

const ofTheWay: readonly Scene[] = [
  failing("Busy", refused("rate_limited")),
  failing("Offline", { kind: "unreachable" }),
  failing("Interrupted", { kind: "interrupted" }),
  failing("Too slow", { kind: "timeout" }),
  failing("The server's fault", refused("internal_error")),
  failing("Not understood", { kind: "unintelligible", status: 502 }),
];

export const OfTheWay = panelStory(...ofTheWay.map(withoutDevice));

export const OfTheWayWithADevice = panelStory(...ofTheWay);

export const AfterAResult = panelStory(
  withoutDevice({
    name: "A result is there to go back to",
    lead: async (world) => {
      await world.flow.enhance();
      world.fail({ kind: "unreachable" });
      world.flow.choose({ style: "creative" });
      await world.flow.enhance();
    },
  }),
);

const ollama: OwnEngine = {
  id: "own",
  name: "llama3.2:3b-instruct",
  place: "computer",
  host: "127.0.0.1:11434",
};

const faults = [
  "unreachable",
  "refused-origin",
  "wrong-key",
  "no-such-model",
  "no-credit",
  "busy",
  "too-long",
  "language",
  "not-ready",
  "broken-off",
  "interrupted",
  "unintelligible",
  "failing",
] as const;

export const OfAModel = panelStory(
  ...faults.map(
    (why): Scene => ({
      name: why,
      parts: { choices: { engine: "own" } },
      lead: (world) => {
        world.flow.offerEngines([ollama]);
        world.ownEngineIs(async (engine) => ({
          ok: false,
          failure: { kind: "model", why, engine },
        }));
        return world.flow.enhance();
      },
    }),
  ),
);
