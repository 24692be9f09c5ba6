import type { FC } from "react";

/** A part of a public page that runs in the browser. Its props travel as JSON: plain data only. */
export interface IslandDefinition<Props extends object> {
  /** The name it has in the HTML. */
  readonly name: string;
  readonly Component: FC<Props>;
}

/** Ids made inside of an island begin with this, on the server and in the browser. */
export const idPrefixOf = ({ name }: { readonly name: string }): string => `${name}-`;
