import { z } from "zod";

/**
 * Why a model could not be asked, or did not answer. `refused-origin`: a server on this computer
 * takes no requests of ours yet. `language` and `too-long`: the model is not made for this draft.
 * `interrupted`: what ran it was stopped.
 */
export const modelFaultKindSchema = z.enum([
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
]);
export type ModelFaultKind = z.infer<typeof modelFaultKindSchema>;

/** A model failed. It holds no text of a prompt, an answer or a key. */
export class ModelFault extends Error {
  override readonly name = "ModelFault";
  readonly kind: ModelFaultKind;

  constructor(kind: ModelFaultKind) {
    super(kind);
    this.kind = kind;
  }
}
