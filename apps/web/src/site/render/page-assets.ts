/** Addresses of the files every public page loads. */
export interface PageAssets {
  /** Preloaded. */
  readonly fonts: readonly string[];
  readonly styles: readonly string[];
  /** Modules that the scripts import, preloaded. */
  readonly modules: readonly string[];
  /** Modules. */
  readonly scripts: readonly string[];
}
