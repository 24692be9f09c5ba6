import sans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline";
import mono from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?inline";

/**
 * The faces of `fonts.css` as data addresses, for where no file may be loaded: over a page of
 * somebody else's, whose policy decides on fonts. Latin letters only; others stay the system's.
 */
export const inlineFaces = [
  { family: "Instrument Sans Variable", weight: "400 700", address: sans },
  { family: "JetBrains Mono Variable", weight: "100 800", address: mono },
] as const;
