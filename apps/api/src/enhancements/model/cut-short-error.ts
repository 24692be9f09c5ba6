/** A provider ended a text before it was whole: at a limit of tokens, or by its filter. */
export class CutShortError extends Error {
  override readonly name = "CutShortError";
}
