import type { Analysis } from "../analysis/analysis.ts";
import type { LanguagePack, Move } from "../packs/language-pack.ts";
import { says } from "../text/says.ts";
import type { Style } from "../vocabulary.ts";
import { alternate } from "./order-moves.ts";

/** A longer prompt brings wishes as material, or asks for more than that. */
const shortWish = 40;
/** So few words say no more than whom it is for. */
const bareWish = 12;

/** What a wish, thanks or condolences need, or null when the prompt asks for something else. */
export function wishMovesFor(
  { wish }: LanguagePack,
  { actions, objects, prose, slots, wordCount }: Analysis,
  style: Style,
): readonly Move[] | null {
  if (wish === undefined || wordCount > shortWish || objects.has("image")) return null;
  const isMade = [...actions.keys()].every((action) => action === "write");
  if (!isMade || /[?？؟]/u.test(prose) || !says(prose, wish.named)) return null;
  const moves = style === "concise" ? wish.brief : alternate(wish.core, wish.styles[style]);
  // "For my boss" doesn't say yet what connects the two.
  return moves.filter(([slot]) => (slot === "context" ? wordCount <= bareWish : !slots.has(slot)));
}
