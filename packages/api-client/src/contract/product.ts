/** The product's name (SITE-9). Nothing else spells it out in code. */
export const productName = "Whetstone";

/** The base path of every call (API-1). */
export const apiBasePath = "/api";

/** Where a self-made copy of the product listens unless told otherwise. */
export const defaultPublicUrl = "http://localhost:8787";
