import type { Block } from "../block.ts";

/** The block of one kind. */
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;
