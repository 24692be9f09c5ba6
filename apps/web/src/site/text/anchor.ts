import { slug } from "github-slugger";

/** The id of a heading, for links to it. */
export const anchorOf = (heading: string): string => slug(heading);
