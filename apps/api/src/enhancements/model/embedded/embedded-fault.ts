/**
 * What keeps the embedded model from answering: its process is not there, too many calls wait, the
 * prompt leaves no room, the text did not come to its end, or it failed.
 */
export const embeddedFaults = ["down", "line-full", "too-long", "cut", "failed"] as const;
export type EmbeddedFaultKind = (typeof embeddedFaults)[number];

/** The embedded model gave no text; its name says why, and never holds words of a prompt. */
export class EmbeddedFault extends Error {
  readonly kind: EmbeddedFaultKind;
  constructor(kind: EmbeddedFaultKind) {
    super(`The embedded model gave no text: ${kind}`);
    this.name = `EmbeddedFault ${kind}`;
    this.kind = kind;
  }
}
