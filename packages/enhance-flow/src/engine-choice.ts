/** What a person can choose to have their prompts written by. */
export const engineChoices = ["automatic", "server", "browser", "own"] as const;
export type EngineChoice = (typeof engineChoices)[number];

/** How far a text goes to an engine, the nearest first. */
export const enginePlaces = ["browser", "computer", "elsewhere"] as const;
export type EnginePlace = (typeof enginePlaces)[number];

/** An engine of the person's own that is set up: it needs no account and costs no use. */
export interface OwnEngine {
  readonly id: Extract<EngineChoice, "browser" | "own">;
  /** The model's name; empty for the browser's own. */
  readonly name: string;
  readonly place: EnginePlace;
  /** Where it answers; null in the browser. */
  readonly host: string | null;
}

/** What a model's failure leads to: the next engine, or a word to the person. */
export type EngineToAsk = OwnEngine | "server";

/** Everything that can write a prompt: the rules of this device are one. */
export type AnyEngine = EngineToAsk | "rules";

/** Tells engines apart. */
export const idOfEngine = (engine: AnyEngine): OwnEngine["id"] | "server" | "rules" =>
  typeof engine === "string" ? engine : engine.id;

const nearestFirst = (one: OwnEngine, other: OwnEngine): number =>
  enginePlaces.indexOf(one.place) - enginePlaces.indexOf(other.place);

/** A chosen engine of which nothing is known here: whoever runs it says whether it is there. */
const unknownEngine = (id: OwnEngine["id"]): OwnEngine => ({
  id,
  name: "",
  place: id === "browser" ? "browser" : "elsewhere",
  host: null,
});

/** True for an engine that was chosen and is not known to be set up. */
export const isUnknownEngine = ({ id, host }: OwnEngine): boolean => id === "own" && host === null;

/** The engines of the person's own that are set up, and when the server is asked where we choose. */
export interface EnginesThere {
  readonly engines: readonly OwnEngine[];
  /** Before them, where the person came to use it; else last. */
  readonly serverFirst?: boolean;
}

/**
 * The engines to ask, the next where one before fails. A chosen one is asked alone: where it fails,
 * the text goes nowhere else by itself, and neither does it where it is not set up any more.
 */
export const enginesToAsk = (
  choice: EngineChoice,
  { engines, serverFirst = false }: EnginesThere,
): readonly [EngineToAsk, ...EngineToAsk[]] => {
  if (choice === "server") return ["server"];
  if (choice !== "automatic")
    return [engines.find(({ id }) => id === choice) ?? unknownEngine(choice)];
  const own = [...engines].sort(nearestFirst);
  if (serverFirst) return ["server", ...own];
  const [first = "server", ...others] = own;
  return first === "server" ? ["server"] : [first, ...others, "server"];
};

/**
 * The engines to compare a result with, the one offered in one tap first: models that cost nothing
 * and keep the text near, then the rules; what sends the text away or costs a use comes last.
 */
export const enginesBeside = (
  maker: AnyEngine,
  engines: readonly OwnEngine[],
  { hasRules, asksServer }: { readonly hasRules: boolean; readonly asksServer: boolean },
): readonly AnyEngine[] => {
  const own = [...engines].sort(nearestFirst);
  const isNear = ({ place }: OwnEngine) => place !== "elsewhere";
  const all: readonly AnyEngine[] = [
    ...own.filter(isNear),
    ...(hasRules ? (["rules"] as const) : []),
    ...own.filter((engine) => !isNear(engine)),
    ...(asksServer ? (["server"] as const) : []),
  ];
  return all.filter((engine) => idOfEngine(engine) !== idOfEngine(maker));
};

/** The engine a choice leads to first. */
export const engineOf = (choice: EngineChoice, there: EnginesThere): EngineToAsk =>
  enginesToAsk(choice, there)[0];
