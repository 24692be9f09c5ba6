/** Addresses of the files every public page loads. */
export interface PageAssets {
  /** Preloaded. */
  readonly fonts: readonly string[];
  readonly styles: readonly string[];
  /** The text of style sheets that stand in the page itself, so that it shows without a further request. */
  readonly inlineStyles?: string;
  /** Modules. */
  readonly scripts: readonly string[];
}
