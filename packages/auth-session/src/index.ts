export * from "./create-session.ts";
export * from "./development-user.ts";
export * from "./recheck-window.ts";
export * from "./session.ts";
export * from "./token-storage.ts";
export * from "./web-session.ts";
