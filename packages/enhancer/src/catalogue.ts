export { allAsks } from "./catalogue/asks.ts";
export { needs } from "./catalogue/needs.ts";
export { statements } from "./catalogue/statements.ts";
