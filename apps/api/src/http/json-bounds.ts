/** A body holds at most so many values; the largest honest one is a context of many short messages. */
export const maxJsonValues = 3_000;
/** Values lie at most so deep in others. */
export const maxJsonDepth = 16;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList] = [0x5b, 0x5d];
const [openObject, closeObject] = [0x7b, 0x7d];

/** Where the text that begins before `start` ends: behind its quote. */
const endOfText = (json: Uint8Array, start: number): number => {
  for (let at = start; at < json.length; at += 1) {
    if (json[at] === backslash) at += 1;
    else if (json[at] === quote) return at;
  }
  return json.length;
};

/**
 * True when JSON holds few enough values, not too deep in each other, to be parsed, checked and
 * described without holding other requests up. Counts before anything is parsed, and stops at the
 * bound.
 */
export const isJsonBounded = (json: Uint8Array): boolean => {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) at = endOfText(json, at + 1);
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      values += 1;
      depth += 1;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    if (values > maxJsonValues || depth > maxJsonDepth) return false;
  }
  return true;
};
