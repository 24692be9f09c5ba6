/** The product's name (decisions.md, "Names and placeholders"). Nothing else spells it out in code. */
export const productName = "Whetstone";

/** The base path of every call (decisions.md, "The API server"). */
export const apiBasePath = "/api";

/** Where a self-made copy of the product listens unless told otherwise. */
export const defaultPublicUrl = "http://localhost:8787";
