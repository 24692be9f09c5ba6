import {
  type BrowserModelKeeper,
  createOwnModelEngine,
  type EngineRequest,
  type ModelConnection,
  ModelFault,
  openConnectedModel,
  type TextListener,
  type TextModel,
  warmConnectedModel,
} from "@whetstone/engines";
import type { Enhancement, OwnEngine } from "@whetstone/enhance-flow";
import { toEnhancement } from "@whetstone/enhance-flow/with-kits";
import { kitsToRead, type LanguageKit } from "@whetstone/enhancer";
import { isLoopback } from "../../web-app-address.ts";

/** A model that gets ready may have to be loaded first, in milliseconds. */
const warmTimeoutMs = 120_000;

/** A browser that says nothing of its model for so long has none that can be offered, in milliseconds. */
const availabilityTimeoutMs = 1_000;

export interface OwnEnginesParts {
  readonly readConnection: () => Promise<ModelConnection | null>;
  readonly browserModel: Pick<BrowserModelKeeper, "find">;
  readonly loadKit: (tag: string) => Promise<LanguageKit>;
}

/** The engines of the person's own, in the worker. */
export interface OwnEngines {
  /** Those that are ready to be asked. */
  list(): Promise<readonly OwnEngine[]>;
  /** Gets one ready, where it can be; a failure shows when it is asked. */
  warm(id: OwnEngine["id"]): Promise<void>;
  /** Lets one write. Throws a `ModelFault`, or what the signal says. */
  write(
    id: OwnEngine["id"],
    request: EngineRequest,
    signal: AbortSignal,
    onText: TextListener,
  ): Promise<Enhancement>;
}

const offerOf = ({ baseUrl, model }: ModelConnection): OwnEngine => ({
  id: "own",
  name: model,
  place: isLoopback(baseUrl) ? "computer" : "elsewhere",
  host: new URL(baseUrl).host,
});

/** What the browser says of its model; null where it fails or does not answer in time. */
const availabilityOf = async (
  model: ReturnType<OwnEnginesParts["browserModel"]["find"]>,
): Promise<string | null> => {
  if (!model) return null;
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), availabilityTimeoutMs);
  const inTime = model.availability().catch(() => null);
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
};

/** The engines over the connected model and that of the browser. */
export const createOwnEngines = ({
  readConnection,
  browserModel,
  loadKit,
}: OwnEnginesParts): OwnEngines => {
  const open = async (id: OwnEngine["id"]): Promise<TextModel> => {
    if (id === "browser") {
      const model = browserModel.find();
      if (model) return model.write;
    } else {
      const connection = await readConnection();
      if (connection) return openConnectedModel(connection);
    }
    throw new ModelFault("not-ready");
  };

  return {
    list: async () => {
      const [connection, availability] = await Promise.all([
        readConnection(),
        availabilityOf(browserModel.find()),
      ]);
      const browser: OwnEngine = { id: "browser", name: "", place: "browser", host: null };
      return [
        ...(availability === "available" ? [browser] : []),
        ...(connection ? [offerOf(connection)] : []),
      ];
    },
    warm: async (id) => {
      if (id === "browser") return browserModel.find()?.warm();
      const connection = await readConnection();
      if (connection) await warmConnectedModel(connection, AbortSignal.timeout(warmTimeoutMs));
    },
    write: async (id, request, signal, onText) => {
      const model = await open(id);
      const kits = await kitsToRead(request.prompt, loadKit);
      const result = await createOwnModelEngine(model, kits)(request, signal, onText);
      return toEnhancement(result, request.prompt, kits);
    },
  };
};
