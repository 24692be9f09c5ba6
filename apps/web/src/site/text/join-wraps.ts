/** A source line this long was wrapped by its width, not for a reason. */
const wrapped = 60;

const beginsAnew = (line: string): boolean =>
  line.trim() === "" ||
  /^\s*(?:[-*•#|<>]|\d+[.)]\s|\s{2,})/.test(line) ||
  /^[A-Z][\w ]{0,24}:/.test(line);

const endsHere = (line: string): boolean => /[:>]\s*$/.test(line) || line.trim() === "";

/** A prompt as it is to be copied: lines broken in the source for their width alone are joined. */
export const joinWraps = (text: string): string => {
  const lines = text.split("\n");
  const width = Math.max(...lines.map((line) => line.length));
  const joined: string[] = [];
  let last = "";
  for (const [index, line] of lines.entries()) {
    const [word = ""] = line.split(" ", 1);
    const isForced = last.length + 1 + word.length > width && width >= wrapped;
    const goesOn = index > 0 && isForced && !beginsAnew(line) && !endsHere(last);
    if (goesOn) joined.push(`${joined.pop() ?? ""} ${line}`);
    else joined.push(line);
    last = line;
  }
  return joined.join("\n");
};
