import type { ReactNode } from "react";

/** Draws the middle of a cover; the numbers are the title's own. */
export type Motif = (random: () => number) => ReactNode;
