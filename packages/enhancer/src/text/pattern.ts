/**
 * The letters of the languages that can be read, in small letters as folded text has them. A
 * handful of ranges compiles many times faster than `\p{L}` with its hundreds.
 */
const letters = [
  "a-zªµºß-öø-ɏɐ-ʯ",
  "ά-ώа-ԯ",
  "ḁ-ỿ",
  "א-תװ-ײ",
  "ؠ-يٮ-ۓۺ-ۿ",
  "ऄ-हॐक़-ॡঅ-হড়-ৡ",
  "ก-ะาำเ-ๅ",
  "ぁ-ゖァ-ヺー々",
  "一-鿿가-힣",
].join("");

const property = "\\p{L}";

/**
 * Compiles a pattern of a language file for folded text (`foldRequest`), with `\p{L}` as the
 * ranges above. Throws on a pattern that is none.
 */
export function compilePattern(source: string, flags: "u" | "ug" = "u"): RegExp {
  let made = "";
  let isInClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (source.startsWith(property, at)) {
      made += isInClass ? letters : `[${letters}]`;
      at += property.length - 1;
      continue;
    }
    if (sign === "\\") {
      made += sign + source.charAt(at + 1);
      at += 1;
      continue;
    }
    if (sign === "[") isInClass = true;
    if (sign === "]") isInClass = false;
    made += sign;
  }
  return new RegExp(made, flags);
}

/** Makes what belongs to a text once, at its first use. */
export function onceEach<Made>(make: (source: string) => Made): (source: string) => Made {
  const made = new Map<string, Made>();
  return (source) => {
    const known = made.get(source);
    if (known !== undefined) return known;
    const fresh = make(source);
    made.set(source, fresh);
    return fresh;
  };
}
