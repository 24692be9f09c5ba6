/** The parts of a résumé bullet, in order (SITE-26). */
export const bulletParts = ["action", "tools", "scope", "metric", "impact"] as const;
export type BulletPart = (typeof bulletParts)[number];

/** The words of a bullet that say a part; `unsure` where it may be said in words we don't know. */
export type FoundPart =
  | { readonly state: "found"; readonly words: string }
  | { readonly state: "missing" | "unsure" };

export type FoundParts = Readonly<Record<BulletPart, FoundPart>>;
