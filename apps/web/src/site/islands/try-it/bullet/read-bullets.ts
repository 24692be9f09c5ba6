const mark = /^\s*(?:[•*▪‣·–—-]|\d{1,2}[.)])\s+/;

const withoutEnd = (text: string): string => text.replace(/[\s;,.]+$/, "").trim();

/** Whether a line begins a bullet of its own instead of going on with the one before. */
const begins = (line: string): boolean => mark.test(line) || /^\s*\p{Lu}/u.test(line);

/** The bullets of a pasted text, without their marks; a bullet may be wrapped over lines. */
export const readBullets = (text: string): readonly string[] => {
  const bullets: string[] = [];
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== "")) {
    const words = line.replace(mark, "").trim();
    const last = bullets.pop();
    if (last === undefined) bullets.push(words);
    else if (begins(line)) bullets.push(last, words);
    else bullets.push(`${last} ${words}`);
  }
  // Several in one line, as some programs copy them.
  return bullets
    .flatMap((bullet) => bullet.split(/\s+[•▪‣]\s+/))
    .map((bullet) => withoutEnd(bullet.replace(/^[•▪‣]\s*/, "")))
    .filter((bullet) => bullet !== "");
};
