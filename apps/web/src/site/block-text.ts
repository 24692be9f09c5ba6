import type { Block } from "./block.ts";

/** Fields that steer a block and are not read as text. */
const steering = new Set([
  "kind",
  "to",
  "url",
  "claim",
  "category",
  "look",
  "mode",
  "emphasis",
  "example",
  "examples",
  "mark",
  "vignette",
]);

/** Pictures hold no text of the page; a figure that is a number in words does. */
const isPicture = (field: string, value: unknown): boolean =>
  field === "figure" && typeof value === "object";

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    steering.has(field) || isPicture(field, inner) ? [] : textsOf(inner),
  );
};

/** Every text of a block that a visitor reads, Markdown as it is written. */
export const textsOfBlock = (block: Block): readonly string[] => textsOf(block);
