/** Addresses of the files every public page loads. */
export interface PageAssets {
  /** Preloaded. */
  readonly fonts: readonly string[];
  readonly styles: readonly string[];
  /** The text of style sheets that stand in the page itself, so that it shows without a further request. */
  readonly inlineStyles?: string;
  /** The script that runs before the first paint; without it the file it is kept in is loaded. */
  readonly firstScript?: {
    readonly text: string;
    /** As content security policies name it. */
    readonly digest: string;
  };
  /** Modules. */
  readonly scripts: readonly string[];
}
