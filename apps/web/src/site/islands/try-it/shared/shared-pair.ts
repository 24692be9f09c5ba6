/** A before and after that travels in a link. */
export interface SharedPair {
  readonly before: string;
  readonly after: string;
}

const mark = "#shared=";

/** Longer texts make links that programs cut off, in characters of the link. */
const longestLink = 6000;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.codePointAt(0) ?? 0,
  );

/** The end of an address that holds both texts; null where they are too long for a link. */
export const writeShared = ({ before, after }: SharedPair): string | null => {
  const fragment = mark + toText(new TextEncoder().encode(JSON.stringify([before, after])));
  return fragment.length > longestLink ? null : fragment;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(toBytes(text)));
  } catch {
    // A link somebody cut off or wrote by hand holds nothing.
    return null;
  }
};

/** What the end of an address holds; null where it holds nothing that was shared, or too much. */
export const readShared = (fragment: string): SharedPair | null => {
  if (!fragment.startsWith(mark) || fragment.length > longestLink) return null;
  const texts = parse(fragment.slice(mark.length));
  if (!Array.isArray(texts) || texts.length !== 2) return null;
  const [before, after]: readonly unknown[] = texts;
  return typeof before === "string" && typeof after === "string" && after.trim() !== ""
    ? { before, after }
    : null;
};
