/**
 * Stand in a built page for the site's own address, which only the server knows: it puts its
 * `PUBLIC_URL` in their place when it loads the pages. Addresses in form, so that tools that
 * check or link addresses take them for what they stand for.
 */
export const originToken = {
  origin: "https://site-origin.invalid",
  host: "site-origin.invalid",
} as const;
