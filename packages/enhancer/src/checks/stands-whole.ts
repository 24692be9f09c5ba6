const part = /[\p{L}\p{M}\p{N}]/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether a piece stands in a text as whole words and numbers, not inside longer ones. */
export function standsWhole(text: string, piece: string): boolean {
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
    const before = text.charAt(at - 1);
    const end = at + piece.length;
    const number =
      /\p{N}/u.test(piece.charAt(0)) && /[.,]/.test(before) && /\p{N}/u.test(text.charAt(at - 2));
    const decimal =
      /\p{N}$/u.test(piece) && /[.,]/.test(text.charAt(end)) && /\p{N}/u.test(text.charAt(end + 1));
    const glued = part.test(before) && part.test(piece.charAt(0)) && !unspaced.test(before);
    const cut =
      part.test(text.charAt(end)) &&
      part.test(piece.at(-1) ?? "") &&
      !unspaced.test(text.charAt(end));
    if (!number && !decimal && !glued && !cut) return true;
  }
  return false;
}
