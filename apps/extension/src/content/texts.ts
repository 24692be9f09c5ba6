/**
 * Everything the script on chat pages says. Nothing else may import this: the build would take it
 * out of the page's one script.
 */
export const texts = {
  enhance: "Enhance prompt",
  notLoaded: "The panel could not be loaded. Reload the page and try again.",
  updated: `${__PRODUCT_NAME__} was updated. Your draft is safe: copy it, then reload this page to go on.`,
  ok: "OK",
};
