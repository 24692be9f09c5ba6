/**
 * Stand in a built page for the site's own address, which only the server knows: it puts its
 * `PUBLIC_URL` in their place when it loads the pages.
 */
export const originToken = { origin: "__SITE_ORIGIN__", host: "__SITE_HOST__" } as const;
