export * from "./types.ts";
export * from "./vocabulary.ts";
