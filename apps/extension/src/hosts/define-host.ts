import type { Platform } from "@whetstone/enhancer/basics";

/** A chat page as data: where it is and how its composer is found. Never code. */
export interface Host {
  readonly platform: Platform;
  /** Match patterns of the manifest. */
  readonly matches: readonly string[];
  /** CSS selectors of the editable element, the likeliest first. */
  readonly composers: readonly string[];
  /** CSS selectors of regions whose editors are not the composer. */
  readonly decoys: readonly string[];
  /**
   * Found by these selectors alone, for pages with other fields that look like a composer: never
   * by structure, and never by the server's rules, which are for the platform's own pages.
   */
  readonly isStrict?: true;
  /** The closest ancestor that is seen as the composer's box; the button keeps to its edge. */
  readonly box: string;
  /** CSS selectors of the messages of a conversation, by who wrote them. */
  readonly messages: Readonly<Record<"user" | "assistant", string>>;
}

/** Keeps the precise types of one host's data. */
export const defineHost = <const H extends Host>(host: H): H => host;
