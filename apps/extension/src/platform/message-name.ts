/** The name of a key in `_locales`: browsers take no hyphens. */
export const messageName = (key: string): string => key.replaceAll("-", "_");
