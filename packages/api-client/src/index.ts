export * from "./client/create-client.ts";
export * from "./client/fetch-transport.ts";
export { parseWithoutEval } from "./client/parse-without-eval.ts";
export * from "./client/result.ts";
export * from "./client/transport.ts";
export * from "./contract/index.ts";
