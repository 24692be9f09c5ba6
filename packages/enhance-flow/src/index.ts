export * from "./composer.ts";
export * from "./create-enhance-flow.ts";
export * from "./failure.ts";
export * from "./flow.ts";
export * from "./local-engine.ts";
export * from "./names.ts";
export * from "./text-area-composer.ts";
export * from "./usage.ts";
