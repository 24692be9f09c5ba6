/** Whether a number at this place is a part of a longer one: "6" in "16". */
function isInNumber(text: string, from: number, piece: string): boolean {
  const [before, after] = [text.slice(0, from), text.slice(from + piece.length)];
  return (
    (/^\p{Nd}/u.test(piece) && /\p{Nd}$/u.test(before)) ||
    (/\p{Nd}$/u.test(piece) && /^\p{Nd}/u.test(after))
  );
}

/** How often a piece stands in a text, at most as often as asked for. */
export function occurrences(text: string, piece: string, wanted: number): number {
  let count = 0;
  let from = text.indexOf(piece);
  while (from !== -1 && count < wanted) {
    if (!isInNumber(text, from, piece)) count += 1;
    from = text.indexOf(piece, from + piece.length);
  }
  return count;
}
