import { Check, CircleHelp, Minus } from "lucide-react";
import { bulletParts, type FoundPart, type FoundParts } from "./bullet-parts.ts";

const icons = { found: Check, missing: Minus, unsure: CircleHelp } as const;

const says = (part: FoundPart): string => {
  if (part.state === "found") return part.words;
  return part.state === "missing"
    ? "missing, marked in the text"
    : "not sure; begin with what you did, such as “built” or “trained”";
};

/** What a bullet says of each part. */
export const BulletPartsList = ({ found }: { readonly found: FoundParts }) => (
  <ul aria-label="Parts of the bullet" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {bulletParts.map((part) => {
      const Icon = icons[found[part].state];
      return (
        <li key={part} className="flex gap-2 text-sm text-ink-soft">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-4 shrink-0 ${found[part].state === "found" ? "text-green-ink" : "text-ink-muted"}`}
          />
          <span>
            <span className="font-medium text-ink capitalize">{part}</span>
            {": "}
            {says(found[part])}
          </span>
        </li>
      );
    })}
  </ul>
);
