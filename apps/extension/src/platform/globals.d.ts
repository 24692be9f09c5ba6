/** Origin of the web app this build was made for. */
declare const __PUBLIC_URL__: string;

/** The product's name, for scripts too small to load the contract. */
declare const __PRODUCT_NAME__: string;

/**
 * Match patterns of the optional chat pages. What imports `hosts/` besides the script on the page
 * would take them out of that one script.
 */
declare const __OPTIONAL_MATCHES__: readonly string[];

/**
 * The platform of each chat page's origin, as data: a module of the worker and of the script on chat
 * pages would split that script into two files.
 */
declare const __PLATFORMS__: Readonly<Record<string, string>>;

declare module "*?script&module" {
  const fileName: string;
  export default fileName;
}

declare module "*.css?inline" {
  const css: string;
  export default css;
}
