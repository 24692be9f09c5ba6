/** What the worker shows: the entry of the context menu. */
export const texts = { enhance: "Enhance prompt" };
