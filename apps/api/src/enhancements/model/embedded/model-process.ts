import { constants, setPriority } from "node:os";
import { type LoadedModel, loadModel, openLlama, UnloadableError } from "./llama-model.ts";
import { type Ask, type FromProcess, toProcessSchema } from "./messages.ts";

/** The process of the embedded model: what a malformed file ends is this process alone. */

const say = (message: FromProcess): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const load = async (file: string): Promise<LoadedModel> => {
  const llama = await openLlama();
  await say({ kind: "package", isThere: llama !== null });
  if (!llama) return process.exit(0);
  try {
    const model = await loadModel(llama, file);
    await say({ kind: "loaded" });
    return model;
  } catch (error) {
    if (!(error instanceof UnloadableError)) throw error;
    await say({ kind: "unloadable", why: error.message });
    return process.exit(1);
  }
};

const stops = new Map<number, AbortController>();

const write = async (model: LoadedModel, ask: Ask): Promise<void> => {
  const { id } = ask;
  const stop = stops.get(id) ?? new AbortController();
  const onPiece = (piece: string) => {
    if (piece !== "") say({ kind: "wrote", id, piece });
  };
  const ending = stop.signal.aborted
    ? "stopped"
    : await model.write(ask, onPiece, stop.signal).catch(() => "failed" as const);
  stops.delete(id);
  await say({ kind: "ended", id, ending });
};

let loading: Promise<LoadedModel> | undefined;
/** Texts are written one after the other. */
let writing: Promise<void> = Promise.resolve();

process.on("message", (received) => {
  const message = toProcessSchema.parse(received);
  if (message.kind === "load") loading = load(message.file);
  if (message.kind === "stop") stops.get(message.id)?.abort();
  if (message.kind === "ask" && loading) {
    const model = loading;
    stops.set(message.id, new AbortController());
    writing = writing.then(async () => write(await model, message));
  }
});
process.once("disconnect", () => process.exit(0));
// The server answers people with the same processors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
